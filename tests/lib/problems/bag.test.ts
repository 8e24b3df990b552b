import fc from 'fast-check'
import { generateProblem, type Problem } from '@/lib/problems'
import { templates } from '@/lib/problems/all'
import { afterDrawn, afterOpened, freshBag, readBag, takenOut, yetToCome, type Bag } from '@/lib/problems/bag'
import { drawnBy } from '@/lib/problems/rendezvous'
import { difficulties, topicKeys, type PracticeTopic } from '@/lib/syllabus'

/** So many problems one after the other, as the practice tab draws them. */
async function drawn(count: number, request: { topic: PracticeTopic; difficulty?: (typeof difficulties)[number] }) {
  const problems: Problem[] = []
  let bag: Bag = freshBag
  for (let place = 0; place < count; place++) {
    const problem = await generateProblem({ ...request, seed: `bag-${place}`, avoid: takenOut(bag) })
    bag = afterDrawn(bag, problem)
    problems.push(problem)
  }
  return problems.map(({ templateId }) => templateId)
}

/** The templates that come in every round: of full weight, within the syllabus, and not only by their links. */
const inCell = (topic: string, difficulty: string) =>
  templates
    .filter((template) => template.topic === topic && template.difficulty === difficulty)
    .filter(({ weight, beyond, retired }) => weight === 1 && !beyond && !retired)
    .map(({ id }) => id)

const cells = topicKeys.flatMap((topic) => difficulties.map((difficulty) => [topic, difficulty] as const))

test.each(cells)(
  '%s, %s: thirty problems are whole rounds, and no template comes twice running',
  async (topic, difficulty) => {
    const all = inCell(topic, difficulty)
    const came = await drawn(30, { topic, difficulty })
    expect(came.filter((id, place) => id === came[place - 1])).toEqual([])
    const ids = came.filter((id) => all.includes(id))
    for (let start = 0; start + all.length <= ids.length; start += all.length)
      expect(ids.slice(start, start + all.length).toSorted()).toEqual(all.toSorted())
  },
)

test('in Mixed Practice a template comes again only after the others of its chapter and difficulty', async () => {
  const ids = await drawn(400, { topic: 'random' })
  for (const [topic, difficulty] of cells) {
    const all = inCell(topic, difficulty)
    const own = ids.filter((id) => all.includes(id))
    for (let start = 0; start < own.length; start += all.length) {
      const round = own.slice(start, start + all.length)
      expect(new Set(round).size).toBe(round.length)
    }
  }
  expect(ids.filter((id, place) => id === ids[place - 1])).toEqual([])
})

test('with nothing to avoid, the seed alone decides, as it always did', async () => {
  const request = { topic: 'circles', difficulty: 'easy', seed: 'k3f9' } as const
  expect(await generateProblem({ ...request, avoid: [] })).toEqual(await generateProblem(request))
  expect(await generateProblem({ ...request, avoid: ['rn-hcf-of-two'] })).toEqual(await generateProblem(request))
})

test('a template that is asked for by name comes, avoided or not', async () => {
  const request = { topic: 'circles', templateId: 'cir-tangent-facts', seed: 'k3f9' } as const
  expect(await generateProblem({ ...request, avoid: ['cir-tangent-facts'] })).toEqual(await generateProblem(request))
})

test('what a link opened is out as well, and begins no new round', () => {
  const came = (templateId: string) => ({ type: 'circles', difficulty: 'easy', templateId }) as const
  const bag = afterDrawn(afterDrawn(freshBag, came('a')), came('b'))
  expect(takenOut(afterOpened(bag, came('c')))).toEqual(['a', 'b', 'c'])
  expect(takenOut(afterOpened(bag, came('a')))).toEqual(['b', 'a'])
  expect(takenOut(afterDrawn(bag, came('a')))).toEqual(['a'])
})

const ball = (id: string, weight = 1) => ({ id, weight })

test('one template alone comes again and again', () => {
  expect(yetToCome([ball('a')], ['a'])).toEqual([{ item: ball('a'), weight: 1 }])
  expect(yetToCome([ball('a', 0.2)], ['a'])).toMatchObject([{ item: ball('a', 0.2) }])
})

test('nothing of the cell is out: each has its own weight', () => {
  const items = [ball('a'), ball('b', 0.25)]
  expect(yetToCome(items, ['z'])).toEqual(items.map((item) => ({ item, weight: item.weight })))
})

/** In what share of the rounds of so many templates of full weight those of the weights come. */
function sharesOf(weights: readonly number[], full: number): readonly number[] {
  const heavy = Array.from({ length: full }, (_, place) => ball(`full-${place}`))
  const light = weights.map((weight, place) => ball(`light-${place}`, weight))
  const came: string[] = []
  let bag: Bag = freshBag
  for (let place = 0; place < 8000; place++) {
    const drawn = drawnBy(
      `round-${place}`,
      yetToCome([...heavy, ...light], takenOut(bag)),
      ({ item }) => item.id,
      ({ weight }) => weight,
    )
    const templateId = drawn?.item.id ?? ''
    came.push(templateId)
    bag = afterDrawn(bag, { type: 'circles', difficulty: 'easy', templateId })
  }
  const rounds = came.filter((id) => id.startsWith('full')).length / full
  expect(came.filter((id, place) => id === came[place - 1])).toEqual([])
  const ofFull = came.filter((id) => id.startsWith('full'))
  const whole = Array.from({ length: Math.floor(rounds) }, (_, round) => ofFull.slice(round * full, (round + 1) * full))
  expect(whole.filter((round) => new Set(round).size < full)).toEqual([])
  return light.map(({ id }) => came.filter((one) => one === id).length / rounds)
}

test.each([
  [[0.25], 8],
  [[0.25], 2],
  [[0.5, 0.1], 6],
  [[0.9], 4],
])('templates of the weights %j beside %d others come in about that share of the rounds', (weights, full) => {
  for (const [place, share] of sharesOf(weights, full).entries())
    expect(Math.abs(share / (weights[place] ?? 0) - 1)).toBeLessThan(0.2)
})

test('a bag is kept as text; damaged text is a fresh bag', () => {
  const bag = { 'circles/easy': ['a', 'b'] }
  expect(readBag(JSON.stringify(bag))).toEqual(bag)
  for (const text of [null, '', 'torn', '[1]', '7', 'null']) expect(readBag(text)).toEqual({})
  expect(readBag('{"circles/easy":["a",7],"x":3}')).toEqual({ 'circles/easy': ['a'] })
  fc.assert(fc.property(fc.json(), (text) => void takenOut(readBag(text))))
})
