import { reply, welcome } from '@/lib/assistant'
import { generateProblem } from '@/lib/problems'
import { commandWords, wordCommands, wrapWords } from '@/lib/speech/tex-words'
import { spoken } from '@/lib/speech/spoken'
import { difficulties, topicKeys } from '@/lib/syllabus'
import { seedsOf } from '../../seeds'
import { formulas } from './formulas.table'
import { speakable, tex } from './speakable'

describe('a formula is read as a teacher reads it', () => {
  test.each([
    ['$x^2 - 5x + 6$', 'x squared minus 5 x plus 6'],
    [String.raw`$\frac{a}{b}$`, 'a over b'],
    [String.raw`$\dfrac{3}{13}$`, '3 over 13'],
    [String.raw`$\frac{x + 1}{2}$`, 'x plus 1, all over 2,'],
    [String.raw`$\frac{1}{x - 1}$`, '1, divided by the whole of x minus 1,'],
    [String.raw`$\sqrt{2}$ is irrational`, 'square root of 2 is irrational'],
    [String.raw`$\sqrt[3]{27}$`, 'cube root of 27'],
    [String.raw`$\pi r^2$`, 'pi r squared'],
    [String.raw`$\sin 30^\circ = \frac{1}{2}$`, 'sine of 30 degrees equals 1 over 2'],
    [String.raw`$\sin^2\theta + \cos^2\theta = 1$`, 'sine squared of theta plus cosine squared of theta equals 1'],
    ['$a_n = a + (n - 1)d$', 'a sub n equals a plus (n minus 1) d'],
    ['the $n$th term and the $y$-axis', 'the nth term and the y axis'],
    ['$S_{20}$', 'S sub 20'],
    ['$2^{10}$', '2 to the power 10'],
    [String.raw`$\alpha + \beta = -\frac{b}{a}$`, 'alpha plus beta equals minus b over a'],
    [String.raw`$\triangle ABC \sim \triangle PQR$`, 'triangle A B C is similar to triangle P Q R'],
    [String.raw`$DE \parallel BC$`, 'D E is parallel to B C'],
    [String.raw`$0 \le P(E) \le 1$`, '0 is less than or equal to P of E is less than or equal to 1'],
    ['$(x - 2)(x - 3) = 0$', '(x minus 2) times (x minus 3) equals 0'],
    [String.raw`area $= 154\ \text{cm}^2$`, 'area equals 154 square centimetres'],
    [String.raw`$$\begin{aligned} x &= 2 \\ y &= 3 \end{aligned}$$`, 'x equals 2, y equals 3.'],
    [String.raw`$2 : 3$`, '2 to 3'],
    [String.raw`$\bar{x}$`, 'x bar'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words)
  })
})

test.each(formulas)('$%s$ is read as “%s”', (tex, words) => {
  expect(spoken(`$${tex}$`)).toBe(words)
})

describe('factors side by side are told from what else they might be', () => {
  test.each([
    [String.raw`$42\sqrt{3}$`, '42 times square root of 3', String.raw`$\sqrt{3} = 42$`, 'square root of 3 equals 42'],
    [String.raw`$\sqrt{6}x$`, 'square root of 6, times x', String.raw`$\sqrt{6x}$`, 'square root of 6 x'],
    ['$9[44 + 136]$', '9 times (44 plus 136)', '$9 + [44]$', '9 plus (44)'],
    ['$x(x + 9)$', 'x times (x plus 9)', '$p(x)$', 'p of x'],
    ['$p(-2)$', 'p of minus 2', '$A(2, -3)$', 'A (2, minus 3)'],
    ['$S_{n-1}$', 'S sub (n minus 1)', '$S_n - 1$', 'S sub n minus 1'],
    [
      String.raw`$\sin\theta\cos\theta$`,
      'sine of theta times cosine of theta',
      String.raw`$3\cos\theta$`,
      '3 cosine of theta',
    ],
    [String.raw`$4\frac{1}{5}$`, '4 and 1 over 5', String.raw`$4 \times \frac{1}{5}$`, '4 times 1 over 5'],
    [String.raw`$\frac{9}{4}x$`, '9 over 4, times x', String.raw`$\frac{9}{4x}$`, '9 over 4 x'],
    [String.raw`$\text{ar}(ABC)$`, 'area of A B C', '$(ABC)$', '(A B C)'],
    [String.raw`$\text{HCF}(275, 125)$`, 'HCF of 275 and 125', '$(275, 125)$', '(275, 125)'],
  ])('%s is “%s”, %s is “%s”', (one, words, other, otherWords) => {
    expect([spoken(one), spoken(other)]).toEqual([words, otherWords])
  })
})

describe('ordinary words with mathematics in them', () => {
  test.each([
    ['√3 is irrational', 'square root of 3 is irrational'],
    ['x² − 5x = 0', 'x squared minus 5x equals 0'],
    ['₹ 1,500 for 6 m of cloth', '1,500 rupees for 6 metres of cloth'],
    ['$154$ cm² and $6$ m', '154 square centimetres and 6 metres'],
    ['18 km/h', '18 kilometres per hour'],
    ['the class 10–20', 'the class 10 to 20'],
    ['in the ratio 2 : 3', 'in the ratio 2 to 3'],
    ['x = -3', 'x equals minus 3'],
    ['60° and 15%', '60 degrees and 15%'],
    ['well-known mid-point', 'well-known mid-point'],
    ['First\nSecond.', 'First. Second.'],
    ['a price of $5', 'a price of 5'],
    ['(-3 ± √41)/4', '(minus 3 plus or minus square root of 41) over 4'],
  ])('%s', (text, words) => {
    expect(spoken(text)).toBe(words)
  })
})

test.each(['welcome', 'fallback'])('what the assistant says by itself can be spoken: the %s', async (which) => {
  const text = which === 'welcome' ? welcome : (await reply('sing')).text
  expect(spoken(text)).toMatch(speakable)
  expect(spoken(text)).not.toMatch(tex)
})

const seeds = seedsOf('voice', { few: 3, many: 60 })

test.each(topicKeys)('every text of %s can be spoken, and no command is unknown', async (topic) => {
  for (const difficulty of difficulties)
    for (const seed of seeds) {
      const { question, hints, steps, explanation, options = [] } = await generateProblem({ topic, difficulty, seed })
      for (const text of [question, ...hints, ...steps, explanation, ...options]) {
        expect(spoken(text)).toMatch(speakable)
        expect(spoken(text)).not.toMatch(tex)
        for (const [, name = ''] of text.matchAll(/\\([a-zA-Z]+)/g)) expect([name, isKnown(name)]).toEqual([name, true])
      }
    }
})

const isKnown = (name: string): boolean =>
  name in commandWords || name in wrapWords || wordCommands.has(name) || /^(?:[dt]?frac|sqrt|begin|end)$/.test(name)
