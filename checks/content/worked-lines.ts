import { listedFrequencyFaults } from './listed-frequencies'
import { formulasIn } from './stated-answer'
import type { WrongConclusion } from './wrong-conclusion'
import { namesOf } from '../prove/identity'
import { binary, type Node } from '../prove/node'
import { treeOf, valueOfTex } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'

/** What single lines of a solution say of numbers in the usual turns of the board, and say falsely. */
export const workedLineFaults = (lines: readonly string[]): readonly WrongConclusion[] =>
  lines.flatMap((text, line) =>
    [
      ...splittingFaults(text),
      ...stepsToTerm(text),
      ...dividedFaults(lines.slice(0, line), text),
      ...goesWith(text),
      ...sidesGoWith(text),
      ...ratiosOfEquation(text),
      ...listedFrequencyFaults(text),
      ...rejectedFaults(text),
      ...rationalFaults(text),
    ].map((what) => ({ line, what })),
  )

const number = String.raw`\$?(-?[^\s$,:.]+|[^$]*)\$?`

/** "two numbers with the sum $-7$ and the product $6 \times (-3) = -18$: they are $-9$ and $2$" */
function splittingFaults(text: string): readonly string[] {
  const form = new RegExp(
    `\\bsum ${number} and (?:the )?product ${number}: they are ${number} and ${number}(?=[.,;\\s]|$)`,
    'g',
  )
  return [...text.matchAll(form)].flatMap(([, ...told]) => {
    const [sum = NaN, product = NaN, one = NaN, other = NaN] = told.map((tex) =>
      valueOfTex(tex.split('=').at(-1) ?? ''),
    )
    if (![sum, product, one, other].every(Number.isFinite)) return []
    return same(one + other, sum) && same(one * other, product)
      ? []
      : [
          `${told[2] ?? ''} and ${told[3] ?? ''} have the sum ${short(one + other)} and the product ${short(one * other)}`,
        ]
  })
}

const short = (value: number): string => String(Number(value.toPrecision(10)))

/** "The 8th term from the end is $101 - 7 \times 4$", "$a_{20} = 2 + 19 \times 5$": one step less than its place. */
function stepsToTerm(text: string): readonly string[] {
  const steps = String.raw`-?[\d.]+ [+-] (\d+) ?\\times`
  const told = [
    ...text.matchAll(
      new RegExp(String.raw`\b(\d+)(?:st|nd|rd|th) term(?: from the end)? (?:is|=) \$=? ?${steps}`, 'g'),
    ),
    ...text.matchAll(new RegExp(String.raw`\ba_\{?(\d+)\}? = ${steps}`, 'g')),
  ]
  return told.flatMap(([, place = '', count = '']) =>
    Number(count) === Number(place) - 1
      ? []
      : [`from the first to the ${place}th term it is ${Number(place) - 1} steps, and not ${count}`],
  )
}

/** "Dividing by $-8$: $x - y = 3$", behind the equation that is divided. */
function dividedFaults(before: readonly string[], text: string): readonly string[] {
  const [whole, way, by = ''] =
    /^(?:\([ivx]+\) )?(Divid|Multiply|Multipli)(?:e|ing|ed) (?:both sides |each side |the equation |it )?by \$?(-?\d+)\$?[:,] (?=\$)/.exec(
      text,
    ) ?? []
  if (whole === undefined) return []
  const after = equationsIn(text.slice(whole.length))[0]
  const first = equationsIn(before.at(-1) ?? '').at(-1)
  if (!after || !first || namesOf(after).join() !== namesOf(first).join() || namesOf(after).length === 0) return []
  const factor = way === 'Divid' ? 1 / Number(by) : Number(by)
  const isSo = [1.7, -2.3, 4.1].every((start) => {
    const names = namesOf(after)
    const valueOf = (name: string) => start * (names.indexOf(name) + 1) + 0.37
    const [a, b] = [workedOut(first, { valueOf }) * factor, workedOut(after, { valueOf })]
    return same(a, b) || same(a, -b)
  })
  return isSo ? [] : [`this is not the equation before it, ${way === 'Divid' ? 'divided' : 'multiplied'} by ${by}`]
}

/** Left less right of each equation of two sides. */
const equationsIn = (text: string): readonly Node[] =>
  formulasIn(text).flatMap((tex) => {
    const [left, right, ...more] = tex.split('=').map(treeOf)
    return left && right && more.length === 0 ? [binary('-', left, right)] : []
  })

/** "$A \leftrightarrow R$, $B \leftrightarrow P$, $C \leftrightarrow Q$: $\triangle ABC \sim \triangle RPQ$" */
function goesWith(text: string): readonly string[] {
  const pairs = new Map(
    [...text.matchAll(/\b([A-Z])\s*\\(?:left)?rightarrow\s*([A-Z])\b/g)].map(([, one = '', other = '']) => [
      one,
      other,
    ]),
  )
  if (pairs.size < 3) return []
  return [...text.matchAll(/\\triangle\s*([A-Z]{3})\s*\\(?:sim|cong)\s*\\triangle\s*([A-Z]{3})/g)].flatMap(
    ([whole, first = '', second = '']) => {
      const wanted = [...first].map((letter) => pairs.get(letter) ?? '').join('')
      return wanted.length < 3 || wanted === second
        ? []
        : [`$${whole}$ is not in the order of the letters: ${first} goes with ${wanted}`]
    },
  )
}

/** "$AB$ corresponds to $EF$, $CA$ to $DE$ and $BC$ to $FD$: $\triangle ABC \sim \triangle EFD$" */
function sidesGoWith(text: string): readonly string[] {
  const [, told = '', first = '', second = ''] =
    /\$[A-Z]{2}\$ corresponds (to \$[A-Z]{2}\$.*?): \$\\triangle ([A-Z]{3}) \\sim \\triangle ([A-Z]{3})\$/.exec(text) ??
    []
  if (told === '') return []
  const pairs = [...text.matchAll(/\$([A-Z]{2})\$ (?:corresponds )?to \$([A-Z]{2})\$/g)]
  return pairs.flatMap(([, one = '', other = '']) => {
    const wanted = [...one].map((letter) => second[first.indexOf(letter)] ?? '')
    return wanted.join('').length < 2 || wanted.every((letter) => other.includes(letter))
      ? []
      : [`in △${first} ∼ △${second} the side ${one} goes with ${wanted.join('')}, and not with ${other}`]
  })
}

/** "$6x - 4y + 7 = 0$. Here $\frac{3}{6} = \frac{-2}{-4}$": below stand the coefficients of the equation. */
function ratiosOfEquation(text: string): readonly string[] {
  const [, equation = '', behind = ''] = /\$(-?\d*x [+-] \d*y [+-] \d+) = 0\$\. Here (.*)$/.exec(text) ?? []
  const told =
    equation
      .replaceAll(' ', '')
      .match(/[+-]?\d*(?=[xy])|[+-]?\d+$/g)
      ?.filter((one) => one !== '') ?? []
  const own = told.map((one) => Number(/\d/.test(one) ? one : `${one}1`))
  // the last side of a chain is what the ratios come to
  const ratios = formulasIn(behind).flatMap((tex) => tex.split('=').slice(0, -1))
  return ratios.flatMap((side) => {
    const [whole, above, below] = /^\s*\\frac\{(-?\d+)\}\{(-?\d+)\}\s*$/.exec(side) ?? []
    return whole === undefined || own.length < 3 || own.includes(Number(below)) || own.includes(Number(above))
      ? []
      : [`$${whole.trim()}$ is no ratio of the coefficients of $${equation} = 0$`]
  })
}

/** "$x = 2$ is rejected, because $x - 6$ would be negative", where it is not. */
function rejectedFaults(text: string): readonly string[] {
  const form =
    /\$([a-z]) = (-?[\d.]+)\$ is (?:rejected|not possible|impossible|left out),? (?:because|since|as|for) \$([^$=]+)\$ (?:would be|is|becomes) (negative|zero|not positive)/g
  return [...text.matchAll(form)].flatMap(([, name = '', value = '', tex = '', claim]) => {
    const tree = treeOf(tex)
    if (!tree || namesOf(tree).join() !== name) return []
    const size = workedOut(tree, { valueOf: () => Number(value) })
    const isSo = claim === 'negative' ? size < 0 : claim === 'zero' ? same(size, 0) : size <= 0
    return isSo || !Number.isFinite(size)
      ? []
      : [`with $${name} = ${value}$, $${tex}$ is ${short(size)}, and not ${claim}`]
  })
}

/** "$(2 + \sqrt{3})(2 - \sqrt{3}) = 4 - 3 = 1$: rational": what is said of a number that stands there written out. */
function rationalFaults(text: string): readonly string[] {
  const form = /=\s*(-?\d+(?:\.\d+)?|-?\\d?frac\{\d+\}\{\d+\})\$(?::|,? (?:which )?is)(?: an?)? irrational\b/g
  return [...text.matchAll(form)].map(([, number = '']) => `$${number}$ is a rational number`)
}
