import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'

/** What a formula by itself, without an equation, comes to in one case: "Mode: l + ..." */
interface Named {
  readonly name: RegExp
  readonly at: Readonly<Record<string, number>>
  /** Of its parts in order. */
  readonly is: readonly number[]
}

const named: readonly Named[] = [
  { name: /^Length of an arc/, at: { theta: 70, r: 3 }, is: [(70 / 360) * 6 * Math.PI] },
  { name: /^Area of a sector/, at: { theta: 70, r: 3 }, is: [(70 / 360) * 9 * Math.PI] },
  { name: /^Cuboid and cube/, at: { l: 5, b: 4, h: 3, a: 2 }, is: [94, 60, 24, 8] },
  { name: /^nth term from the end/, at: { l: 50, n: 7, d: 3 }, is: [32] },
  { name: /^Section formula .*m : n/, at: { m: 2, n: 3, x_1: 1, x_2: 6, y_1: -2, y_2: 8 }, is: [3, 2] },
  { name: /^Section formula .*k : 1/, at: { k: 1.5, x_1: 1, x_2: 6, y_1: -2, y_2: 8 }, is: [4, 4] },
  { name: /^Mid-point/, at: { x_1: 1, x_2: 6, y_1: -2, y_2: 8 }, is: [3.5, 3] },
  { name: /rhombus from its diagonals/, at: { d_1: 6, d_2: 8 }, is: [24] },
  { name: /^Two-digit number/, at: { x: 4, y: 7 }, is: [47, 74, 4, 7] },
  { name: /^Boat and stream/, at: { x: 9, y: 2 }, is: [11, 7] },
  // the polynomial is zero where x is a zero
  { name: /^Polynomial with given zeroes/, at: { k: 2, alpha: 3, beta: -5, x: -5 }, is: [0] },
  { name: /^Whole numbers from p to q/, at: { p: 4, q: 9 }, is: [6] },
  { name: /^Outcomes of n coins/, at: { n: 5 }, is: [32, 36] },
  { name: /^Mode/, at: { l: 40, f_1: 7, f_0: 3, f_2: 6, h: 15 }, is: [52] },
  { name: /^Median/, at: { l: 40, n: 30, c: 9 / 8, f: 8, h: 20 }, is: [55] },
]

/** What is no arithmetic of letters, a sum or a condition: as it is written, without spaces. */
const written: readonly (readonly [name: RegExp, forms: readonly string[]])[] = [
  [/direct method/, ['\\frac{\\sumfx}{\\sumf}']],
  [/assumed mean method/, ['=a+\\frac{\\sumfd}{\\sumf}', 'd=x-a']],
  [/step-deviation method/, ['=a+h\\times\\frac{\\sumfu}{\\sumf}', 'u=\\frac{x-a}{h}']],
  [/^Area of a segment/, ['\\text{sector}-\\text{triangle}']],
  [/^Area of a triangle with an axis/, ['\\frac{1}{2}\\times']],
  [/^Three numbers in AP/, ['2b=a+c']],
  [/^Quadratic polynomial/, ['p(x)=ax^2+bx+c', 'a\\neq0']],
  [/^Standard form$/, ['ax^2+bx+c=0', 'a\\neq0']],
  [/^Standard form of a pair/, ['a_1x+b_1y+c_1=0', 'a_2x+b_2y+c_2=0']],
  [/^Quadratic formula/, ['=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}']],
  [/^Two distinct real roots/, ['b^2-4ac>0']],
  [/^Two equal real roots/, ['b^2-4ac=0', '=-\\frac{b}{2a}']],
  [/^No real roots/, ['b^2-4ac<0']],
  [/^Complementary event/, ['=1-P(E)']],
  [/^Range of a probability/, ['0\\leP(E)\\le1']],
  [/^Theoretical probability/, ['=\\frac{\\text{numberofoutcomesfavourable']],
  [/^Largest divisor that leaves remainders/, ['(a-r_1)', '(b-r_2)']],
  [/^Prime divisor of a square/, ['$p$divides$a^2$']],
  [/^Ratio of perimeters/, ['ABC}{\\text{perimeterof}\\triangleDEF}=\\frac{AB}{DE}']],
  [
    /^Shadows at the same time/,
    ['\\frac{\\text{height}_1}{\\text{shadow}_1}=\\frac{\\text{height}_2}{\\text{shadow}_2}'],
  ],
  [/^Distance between two points/, ['\\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}']],
  [/^Distance of a point from the origin/, ['\\sqrt{x^2+y^2}']],
  [/^Cone/, ['l=\\sqrt{r^2+h^2}']],
  [/^Unique solution/, ['\\frac{a_1}{a_2}\\neq\\frac{b_1}{b_2}']],
  [/^No solution/, ['\\frac{a_1}{a_2}=\\frac{b_1}{b_2}\\neq\\frac{c_1}{c_2}']],
  [/^Infinitely many solutions/, ['\\frac{a_1}{a_2}=\\frac{b_1}{b_2}=\\frac{c_1}{c_2}']],
]

/** The parts of a listed formula that are not what its name says. */
export function otherThanNamed(name: string, formula: string): readonly string[] {
  const bare = formula
    .replace(/\s|\\[,;]/g, '')
    .replaceAll('\\dfrac', '\\frac')
    .replace(/\\([lg]e)q\b/g, '\\$1')
    .replace(/_i\b/g, '')
    .replaceAll('\\ne{}', '\\neq')
  const forms = written.find(([words]) => words.test(name))?.[1] ?? []
  const missing = forms.some((form) => !bare.includes(form)) ? [formula.replaceAll('$', '')] : []
  const known = named.find((one) => one.name.test(name))
  if (!known) return missing
  const parts = [...formula.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = '']) => partsOf(tex))
  const wrong = parts.filter((part, place) => {
    const value = valueOfTex(part, (letter) => (letter === 'pi' ? Math.PI : known.at[letter]))
    const wanted = known.is[place]
    return wanted !== undefined && Number.isFinite(value) && !same(value, wanted)
  })
  return [...missing, ...wrong]
}

/** "(x, y)" has two, "V = lbh" what stands behind its sign; conditions have none. */
const partsOf = (tex: string): readonly string[] =>
  tex
    .replace(/^\\left\(([^]*)\\right\)$/, '$1')
    .split(/,?\s*\\q?quad|;|,\s|\\text\{ and \}/)
    .filter((part) => part.trim() !== '' && !/\\neq?\b|\\[gl]eq?\b/.test(part))
    .map((part) => part.split('=')[part.includes('\\times 6') ? 0 : part.split('=').length - 1] ?? '')
