import { inPlainWords } from './facts/in-plain-words'
import { areEqual, stepsOf } from './progressions'
import type { WrongConclusion } from './wrong-conclusion'

const list = /(-?\d+(?:, -?\d+){2,}),? (?:[lc]?dots)/g
const turned = /\b(?:[Bb]ackwards|[Rr]eversed|[Ii]n reverse|[Ff]rom the (?:end|last))\b/
const step = /\bcommon difference(?: is| =| d =|,)? (?:d = )?(-?\d+)(?![\d./])/
const start = /\bfirst term(?: is| =| a =)? (-?\d+)(?![\d./])/

/** "Backwards, the first term is 101 and the common difference 4", of 5, 9, 13, ..., 101. */
export function backwardFaults(question: string, lines: readonly string[]): readonly WrongConclusion[] {
  return lines.flatMap((text, line) => {
    const [label = ''] = /^\([ivx]+\)/.exec(text) ?? []
    const own =
      label !== '' && question.includes(label) ? (question.split(label)[1] ?? '').split(/\([ivx]+\)/)[0] : question
    return faultsOf(inPlainWords(own ?? ''), inPlainWords(text)).map((what) => ({ line, what }))
  })
}

/** What a line says of the terms that a question lists, read from their end. */
function faultsOf(question: string, text: string): readonly string[] {
  const found = [question, text].flatMap((text) =>
    [...text.matchAll(list)]
      .map(([, terms = '']) => terms.split(', ').map(Number))
      .filter((terms) => areEqual(stepsOf(terms))),
  )
  const [only, ...others] = [...new Map(found.map((terms) => [terms.slice(0, 3).join(), terms])).values()]
  const own = only && stepsOf(only)[0]
  if (!only || own === undefined || own === 0 || others.length > 0) return []
  const at = text.search(turned)
  const rest = at < 0 ? '' : (text.slice(at).split(/[.;](?!\d)/)[0] ?? '')
  const [, told] = step.exec(rest) ?? []
  const [, first] = start.exec(rest) ?? []
  return [
    ...(told !== undefined && Number(told) === own
      ? [`backwards the terms ${own > 0 ? 'fall' : 'rise'}: the common difference is ${-own}, and not ${told}`]
      : []),
    ...(first !== undefined && Number(first) === only[0]
      ? [`${first} is the first term as the terms are listed: backwards the first is the last one`]
      : []),
  ]
}
