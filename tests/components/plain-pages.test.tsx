import { realNumbers } from './lessons'
import { solved2024 } from './papers/papers'
import { smallExam } from '../lib/papers/small-exam'
import { addressesOf } from '@/plain-pages/addresses'
import { examPage } from '@/plain-pages/exam-page'
import { lessonPage } from '@/plain-pages/lesson-page'
import { pageHtml } from '@/plain-pages/page'
import { paperInWords } from '@/plain-pages/paper-in-words'
import { paperPage } from '@/plain-pages/paper-page'
import { linesOf } from '@/plain-pages/preview-picture'
import { reachable, reachableLines } from '@/lib/rich-text/reachable'
import { robots, sitemap } from '@/plain-pages/sitemap'

const styles = 'plain.css'
const nowhere = addressesOf({})
const known = addressesOf({ SITE_URL: 'https://example.org/', BASE_PATH: '/maths' })

const paperSource = {
  title: 'A paper',
  sections: [{ questions: [{ question: 'Find $x^2$ of $\\frac{1}{2}$', solution: { answer: '$\\frac{1}{4}$' } }] }],
}
const words = paperInWords(paperSource)
const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')
const lessonDocument = (addresses = nowhere): Document =>
  documentOf(pageHtml(lessonPage('real-numbers', realNumbers, addresses), { addresses, styles }))
const hrefs = (page: Document): readonly (string | null)[] =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('addresses', () => {
  it('are paths of the host, below the base path', () => {
    expect(nowhere.path('lessons/circles/')).toBe('/lessons/circles/')
    expect(known.path('?tab=learn')).toBe('/maths/?tab=learn')
  })
  it('are whole only where the host is known', () => {
    expect(nowhere.absolute('')).toBeUndefined()
    expect(known.absolute('lessons/')).toBe('https://example.org/maths/lessons/')
  })
  it.each(['example.org', 'https://example.org/maths', 'https://example.org?x'])(
    'SITE_URL=%s is refused with a word on how to write it',
    (SITE_URL) => expect(() => addressesOf({ SITE_URL })).toThrow('write the host alone'),
  )
})

describe('the page of a lesson', () => {
  it('has every concept with its text, its formulas and its tips', () => {
    const text = lessonDocument().body.textContent
    for (const { title } of realNumbers.concepts) expect(text).toContain(title)
    expect(text).toContain('Second explanation of Real Numbers')
    expect(text).toContain('Formula of Real Numbers')
    expect(text).toContain('Show the working in Real Numbers')
  })
  it('leads to the lesson in the app, to its practice and to the question of each concept', () => {
    const links = hrefs(lessonDocument(known))
    expect(links).toContain('/maths/?tab=learn&topic=real-numbers')
    expect(links).toContain('/maths/?tab=practice&topic=real-numbers&difficulty=easy')
    for (const { check } of realNumbers.concepts) expect(links).toContain(`/maths/${check}`)
  })
  it('has no script but data, and none of its styles within it', () => {
    const page = lessonDocument()
    expect([...page.scripts].map(({ type }) => type)).toEqual(['application/ld+json'])
    expect(page.querySelectorAll('[style], style')).toHaveLength(0)
  })
  it('names its canonical address and its picture whole where the host is known', () => {
    const head = lessonDocument(known).head
    const address = 'https://example.org/maths/lessons/real-numbers/'
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address)
    expect(head.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      'https://example.org/maths/previews/lessons/real-numbers.png',
    )
    expect(head.querySelector('script')?.textContent).toContain(`"url":"${address}"`)
  })
  it('writes no whole address of its own while the host is not known', () => {
    const html = pageHtml(lessonPage('real-numbers', realNumbers, nowhere), { addresses: nowhere, styles })
    expect(html.match(/https?:\/\/[^"<]*/g)?.filter((address) => !/schema\.org|w3\.org/.test(address))).toEqual([])
    expect(html).not.toContain('canonical')
  })
})

describe('the page of a paper', () => {
  const page = documentOf(pageHtml(paperPage(solved2024, words, nowhere), { addresses: nowhere, styles }))
  it('folds the solution of every question', () => {
    const folded = [...page.querySelectorAll('article > details:not([open])')]
    expect(folded).toHaveLength(6)
    expect(folded[0]?.textContent).toContain('Step 1: First line of 1')
    expect(folded[0]?.textContent).toContain('Final Answer: Key of 1')
  })
  it('leads to the lesson of a question, and to the paper in the app', () => {
    expect(hrefs(page)).toContain('/lessons/circles/')
    expect(hrefs(page)).toContain('/?tab=past-papers&paper=cbse-2024')
  })
  it('gives machines its questions and answers in plain signs', () => {
    expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toMatchObject({
      '@type': 'Quiz',
      hasPart: [{ text: 'Find x^2 of 1/2', acceptedAnswer: { text: '1/4' } }],
    })
  })
})

describe('the page of a paper that is sat', () => {
  const page = documentOf(pageHtml(examPage(smallExam, nowhere), { addresses: nowhere, styles }))
  const question = (number: number) => page.querySelectorAll('article')[number - 1]
  const asked = (number: number) => question(number)?.querySelector('details')?.previousSibling?.textContent
  it('has every question with its marks, and folds its marking scheme', () => {
    expect(page.querySelectorAll('article > details:not([open])')).toHaveLength(5)
    expect(question(2)?.querySelector('.badge')?.textContent).toBe('2 Marks')
    const [first, second] = question(2)?.querySelectorAll('details li') ?? []
    expect(first?.textContent).toBe('First line of Find the sum.½ mark')
    expect(second?.textContent).toBe('Last line of Find the sum.1½ marks')
    expect(question(2)?.querySelector('details > div > p')?.textContent).toContain('Answer: 100')
  })
  it('shows the options of a choice under their letters', () =>
    expect([...(question(1)?.querySelectorAll('.plain-options li') ?? [])].map((one) => one.textContent)).toEqual([
      '(A)4',
      '(B)5',
      '(C)6',
      '(D)8',
    ]))
  it('joins the two ways of a choice by OR, and of a case says what they share once', () => {
    expect(question(3)?.querySelectorAll('.plain-asked .plain-or')).toHaveLength(2)
    expect(asked(5)).toBe('OR(iii)How wide?2 marks')
    expect(question(5)?.textContent.match(/A hall has rows/g)).toHaveLength(1)
    expect(question(5)?.textContent.match(/How many\?1 mark/g)).toHaveLength(1)
  })
  it('says the answer of a proof by its lines alone', () =>
    expect(question(4)?.querySelector('details')?.textContent).not.toContain('Answer:'))
  it('leads to the paper in the app, and gives machines a quiz', () => {
    expect(hrefs(page)).toContain('/?tab=past-papers&paper=board')
    const data = JSON.parse(page.querySelector('script')?.textContent ?? '')
    expect(data).toMatchObject({ '@type': 'Quiz', name: 'A small board paper' })
    expect(data.hasPart[0]).toMatchObject({
      text: 'Which is prime? (A) 4 (B) 5 (C) 6 (D) 8',
      acceptedAnswer: { text: '(B) 5' },
    })
    expect(data.hasPart[2]).toMatchObject({
      text: 'Find the term. OR Find n.',
      acceptedAnswer: { text: '7 OR 9' },
    })
    expect(data.hasPart[3].acceptedAnswer.text).toContain('A contradiction.')
  })
})

test('data that names an element cannot end the one it stands in', () => {
  const lesson = { ...realNumbers, description: 'Of </script><b>' }
  const html = pageHtml(lessonPage('circles', lesson, nowhere), { addresses: nowhere, styles })
  expect(JSON.parse(documentOf(html).querySelector('script')?.textContent ?? '')).toMatchObject({
    description: lesson.description,
  })
})

describe('for search engines', () => {
  it('the list of pages has whole addresses, and there is none while the host is not known', () => {
    expect(sitemap(['', 'lessons/'], known)).toContain('<loc>https://example.org/maths/lessons/</loc>')
    expect(sitemap(['', 'lessons/'], nowhere)).toBeUndefined()
  })
  it('everything may be read, and the list is named where there is one', () => {
    expect(robots(nowhere)).toBe('User-agent: *\nAllow: /\n')
    expect(robots(known)).toContain('Sitemap: https://example.org/maths/sitemap.xml')
  })
})

test('a long title of a picture is set in lines of at most 20 letters where its words allow', () => {
  expect(linesOf('CBSE 2024 Sample Question Paper (Solved)')).toEqual([
    'CBSE 2024 Sample',
    'Question Paper',
    '(Solved)',
  ])
  expect(linesOf('Circles')).toEqual(['Circles'])
})

describe('what may scroll on a small screen can be reached with the keyboard', () => {
  const formula = (tex: string, display = '') =>
    `<span class="katex"><math${display}><annotation encoding="application/x-tex">${tex}</annotation></math></span>`
  const wide = formula('PA^2 + PB^2 + PC^2 + PD^2 + PE^2')
  const narrow = formula('x = 3')
  it.each([
    ['a paragraph', `<p>So ${wide}.</p>`, `<p tabindex="0">So ${wide}.</p>`],
    [
      'an item',
      `<li><div class="formula-row">${wide}</div></li>`,
      `<li><div tabindex="0" class="formula-row">${wide}</div></li>`,
    ],
    [
      'a formula on a line of its own, by its longest row',
      formula('x &amp;= 1 \\\\ a + b + c + d + e &amp;= 123456', ' display="block"'),
      formula('x &amp;= 1 \\\\ a + b + c + d + e &amp;= 123456', ' display="block"').replace(
        '<span',
        '<span tabindex="0"',
      ),
    ],
  ])('%s with a wide formula', (_, html, marked) => expect(reachable(html)).toBe(marked))
  it('in the app the same, but for a formula on a line of its own, which does not scroll by itself there', () => {
    const lines = `<p>Evaluate ${wide}.</p><li><div class="formula-row">${wide}</div></li>`
    expect(reachableLines(lines)).toBe(reachable(lines))
    expect(reachableLines(lines)).toContain('<p tabindex="0">Evaluate')
    const alone = formula('PA^2 + PB^2 + PC^2 + PD^2 + PE^2', ' display="block"')
    expect(reachableLines(alone)).toBe(alone)
  })
  it('a line of capitals is wide: without our font it does not fit a list in a box', () =>
    expect(reachable(`<div class="formula-row">${formula('AB + CD = BC + AD')}</div>`)).toContain('tabindex'))
  it('where every formula fits, nothing stops the way', () => {
    const html = `<p>${narrow}</p><div class="formula-row">${narrow}</div>${formula('x', ' display="block"')}`
    expect(reachable(html)).toBe(html)
  })
})
