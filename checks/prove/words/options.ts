import { placeOf } from '@/lib/letters'
import type { Book } from '../book'
import { isIdentity } from '../identity'
import { readLine, type Claim } from '../claims'
import { keyParts, optionsAt } from '../key-parts'
import { binary, namesIn, type Node } from '../node'
import { workedOut } from '../worked-out'
import { finding, type WordRule } from './finding'

/** "(B) becomes $8x + 9 = 0$, of degree 1": the equation of option B, with everything on one side. */
export const becomes: WordRule = (book) =>
  book.problem.steps.flatMap((text, index) => {
    const [, letter = '', equation = '', degree] = /^\(([A-D])\) becomes (\$[^$]+\$), of degree (\d)/.exec(text) ?? []
    if (letter === '') return []
    const given = differenceIn(optionsAt(book.problem, index)[placeOf(letter)] ?? '')
    const made = differenceIn(equation)
    if (!given || !made) return []
    const holds = [1, -1].some((sign) =>
      isIdentity(given, sign === 1 ? made : { kind: 'minus', of: made }, [...namesIn(given)]),
    )
    return [
      finding(index, holds, 'it is not the equation of the option'),
      finding(index, degreeOf(made) === Number(degree), `its degree is ${degreeOf(made)}`),
    ]
  })

const differenceIn = (text: string): Node | null => {
  const claim: Claim | undefined = readLine(text.includes('$') ? text : `$${text}$`, 0).claims[0]
  const [left, right] = claim?.sides ?? []
  return left?.node && right?.node ? binary('-', left.node, right.node) : null
}

function degreeOf(node: Node): number {
  const at = (x: number) => Math.abs(workedOut(node, { valueOf: () => x }))
  return Math.round(Math.log2(at(2e6) / at(1e6)))
}

/** The last line of a part that is a choice names the option of the key, and no other. */
export const chosenOption: WordRule = ({ problem }: Book) =>
  keyParts(problem).flatMap(({ part: { rule, steps }, to }) => {
    if (rule.kind !== 'choice') return []
    const last = steps.at(-1)?.text ?? ''
    const named = [...last.matchAll(/\(([A-D])\)|(?:option|answer is|option is) ([A-D])\b/g)]
    const holds = named.every(([, bracketed, bare]) => (bracketed ?? bare) === rule.expected.trim())
    return named.length === 0 ? [] : [finding(to - 1, holds, 'another option')]
  })
