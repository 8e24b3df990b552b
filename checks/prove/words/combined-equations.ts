import type { Book } from '../book'
import type { Claim } from '../claims'
import { binary, namesIn, number, type Node } from '../node'
import { areProportional, isIdentity, namesOf } from '../identity'
import { finding, type Finding, type WordRule } from './finding'

/** "Multiplying (1) by $3$: ...", "Subtracting (1) from (3): ...": the new equation is what is said to be done. */
export const combinedEquations: WordRule = (book) =>
  book.problem.steps.flatMap((text, index): readonly Finding[] => {
    const claim = book.claims.find((one) => one.line === index)
    const made = claim && difference(claim)
    if (!claim || !made) return []
    const wanted = multiplied(book, text, index) ?? combined(book, text, index)
    if (!wanted) return []
    const names = [...new Set([...namesIn(made), ...namesIn(wanted)])]
    return [finding(index, areProportional(made, wanted, names), 'it is not what those equations give')]
  })

/** "$\frac{x}{4} - \frac{y}{5} = 5$: multiplying by $20$ gives $5x - 4y = 100$". */
export const multipliedEquations: WordRule = (book) =>
  book.problem.steps.flatMap((text, index): readonly Finding[] => {
    const [, times] = /: multiplying by \$(\d+)\$ gives/.exec(text) ?? []
    const [from, to] = book.claims.filter((claim) => claim.line === index).map(difference)
    if (times === undefined || !from || !to) return []
    const whole = binary('*', number(Number(times)), from)
    return [finding(index, isIdentity(whole, to, namesOf(whole, to)), 'it is not that multiple')]
  })

/** "dividing by $-8$, the relation is ...": the equation before it is that many times as large. */
export const dividedEquations: WordRule = (book) =>
  book.problem.steps.flatMap((text, index): readonly Finding[] => {
    const [, by] = /[dD]ividing by \$(-?\d+)\$,/.exec(text) ?? []
    const after = book.claims.find((claim) => claim.line === index)
    const before = book.claims.findLast((claim) => claim.line === index - 1)
    const [from, to] = [before && difference(before), after && difference(after)]
    if (by === undefined || !from || !to) return []
    const whole = binary('*', number(Number(by)), to)
    const names = namesOf(whole, from)
    return names.length < 2 ? [] : [finding(index, isIdentity(whole, from, names), 'it is not that part')]
  })

function multiplied(book: Book, text: string, index: number): Node | null {
  const [, tag] = /^Multiplying \((\d)\) by /.exec(text) ?? []
  return / and (?:adding|subtracting)/.test(text) || tag === undefined ? null : tagged(book, tag, index)
}

function combined(book: Book, text: string, index: number): Node | null {
  const [, what, first = '', second = ''] = /(Adding|Subtracting) \((\d)\) (?:and|from) \((\d)\)/.exec(text) ?? []
  const [a, b] = [tagged(book, first, index), tagged(book, second, index)]
  return what !== undefined && a && b ? binary(what === 'Adding' ? '+' : '-', b, a) : null
}

/** Left side less right side. */
export function difference({ sides, relations }: Claim): Node | null {
  const [left, right] = sides
  return relations[0] === '=' && left?.node && right?.node ? binary('-', left.node, right.node) : null
}

const tagged = (book: Book, tag: string, before: number): Node | null => {
  const claim = book.claims.findLast((one) => one.tag === tag && one.line < before && one.line >= 0)
  return claim ? difference(claim) : null
}
