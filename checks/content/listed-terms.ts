import { areEqual, stepsOf } from './progressions'
import { same } from '../prove/worked-out'

/**
 * "The $10$th, $11$th and $12$th terms are $2, 0, -2$" and "each row has 4 more than the row before it", held against the only progression
 * that a question and its solution list. What is wrong with a text of them.
 */
export function listedTermFaults(texts: readonly string[], text: string): readonly string[] {
  const [only, ...others] = [...new Set(texts.flatMap(listsIn))].map((list) => list.split(',').map(Number))
  const [first] = only ?? []
  const step = only && stepsOf(only)[0]
  if (first === undefined || step === undefined || others.length > 0) return unequalFaults(text)
  return [...termFaults(text, first, step), ...stepFaults(text, step)]
}

const inWords =
  /(\d+)\$? [^.,]*\bfirst\b[^.,]*, \$?(\d+)\$? [^.,]*\bsecond\b[^.,]*,? (?:and )?\$?(\d+)\$? [^.,]*\bthird\b/g

/** "$15$ lamps in the first row, $18$ in the second, $23$ in the third: each row has $4$ more". */
function unequalFaults(text: string): readonly string[] {
  if (!/\beach \w+ (?:has|is|gets|costs)\b[^.]* (?:more|less|fewer)\b/.test(text)) return []
  return [...text.matchAll(inWords)].flatMap(([, ...terms]) => {
    const steps = stepsOf(terms.map(Number))
    return areEqual(steps) ? [] : [`${terms.join(', ')} do not rise by the same number each time`]
  })
}

/** Each progression of numbers that goes on: "$20, 18, 16, \ldots$", or "$15$ lamps in the first row, $19$ in the second, $23$ in the third". */
const listsIn = (text: string): readonly string[] =>
  [
    ...[...text.matchAll(/\$([^$]+?),\s*\\[lc]?dots/g)].map(([, list = '']) => list),
    ...[...text.matchAll(inWords)].map(([, ...terms]) => terms.join()),
  ].flatMap((list) => {
    const terms = list.split(',').map((term) => term.replace(/\\[;, ]|\s/g, ''))
    const numbers = terms.map((term) => (/^-?\d+(?:\.\d+)?$/.test(term) ? Number(term) : NaN))
    return numbers.length >= 3 && areEqual(stepsOf(numbers)) ? [numbers.slice(0, 3).join()] : []
  })

function termFaults(text: string, first: number, step: number): readonly string[] {
  const told = [
    ...text.matchAll(
      /\b[Tt]he ((?:\$?\d+\$?(?:st|nd|rd|th)(?:, | and )?)+) terms? (?:is|are) \$(-?\d+(?:, -?\d+)*)\$/g,
    ),
  ]
  return told.flatMap(([, places = '', values = '']) => {
    const at = places.match(/\d+/g)?.map(Number) ?? []
    const numbers = values.split(', ').map(Number)
    const wrong = at.findIndex((place, index) => !same(first + (place - 1) * step, numbers[index] ?? NaN))
    const place = at[wrong]
    return at.length !== numbers.length || place === undefined
      ? []
      : [
          `term ${place} of the progression is ${Number((first + (place - 1) * step).toPrecision(12))}, and not ${numbers[wrong] ?? ''}`,
        ]
  })
}

function stepFaults(text: string, step: number): readonly string[] {
  const [whole = '', told, word] =
    /\beach \w+ (?:has|is|gets|costs) ₹?\$?(\d+)\$?(?: [a-z]+)? (more|less|fewer) than the (?:\w+ )?before\b/.exec(
      text,
    ) ??
    /\beach \w+ (?:has|is|gets|costs) ₹?\$?(\d+)\$?(?: [a-z]+)? (more|less|fewer) than the (?:\w+ )?(?:one|\w+) (?:before|below|above)\b/.exec(
      text,
    ) ??
    []
  if (told === undefined) return []
  const said = word === 'more' ? Number(told) : -Number(told)
  // what is above or below may come before or after
  const isSo = whole.endsWith('before') ? same(said, step) : same(Math.abs(said), Math.abs(step))
  return isSo ? [] : [`the terms that are listed rise by ${step}, and not by ${said}`]
}
