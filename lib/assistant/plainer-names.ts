import { isEnglish } from './question/words'

const figure =
  /\b(?:triangles?|tri|△|trapezium|trap|quad|quadrilateral|parallelogram|rhombus|rectangle|square|tangents?|chord)\.? ([a-z]{3,4})\b(?: and ([a-z]{3})\b)?|\b([a-z]{2}) ?(?:\|\||∥|\/\/|(?:is )?parallel (?:to )?) ?([a-z]{2})\b|\b([a-z]{3}) ?[~∼] ?([a-z]{3})\b|\b([a-z]{4}) (?:is an? |ek )?(?:trapezium|parallelogram|rhombus|quadrilateral)\b|\bangle ([a-z]{3})\b/g

const besides = /^(?:\s?[=/~∼+×?²^]|\s?\|\||\s?∥|\s?\d|\s?(?:parallel|similar|on|meets?|cuts?|is|produced)\b)/
const beforeName =
  /(?:[=/~∼+×]|\|\||∥|\b(?:on|at|angle|ang|points?|and|n|parallel|to|side|find|triangle|tri|of|meet|meets|cut|cuts|tangents?|is))\s?$/

/** Words that are no names, even of the letters of a figure. */
const isWord = (word: string): boolean => isEnglish(word) || /^(?:cad|bad|dab|cab|bed|fed|bee|ace)$/.test(word)

/** The letters by which a text names its figure in small letters. */
function lettersOf(text: string): ReadonlySet<string> {
  const letters = new Set(
    [...text.matchAll(figure)].flatMap(([, ...found]) =>
      found.flatMap((one: string | undefined) => (one === undefined || isWord(one) ? [] : [...one])),
    ),
  )
  if (letters.size < 3) return new Set()
  // "d on ab": what stands on a side is a point too
  for (const [, one = '', side = ''] of text.matchAll(/\b([a-z]) (?:lies )?(?:on|par) ([a-z]{2})\b/g))
    if ([...side].some((letter) => letters.has(letter))) for (const letter of one + side) letters.add(letter)
  for (const [, at = ''] of text.matchAll(/\b(?:at|centre|center|point|meet|intersect|produced to) ([b-z])\b/g))
    letters.add(at)
  return letters
}

/** "de || bc in tri abc, ae=1": the points of a figure in small letters are written in capitals, where the figure is named by them. */
export function withCapitalNames(text: string): string {
  const letters = lettersOf(text)
  const named = text.replace(/\b(?:BPT|SSS|SAS|AAA?|RHS|CBSE|NCERT|LHS)\b/g, '')
  if (letters.size === 0 || /[A-Z]{2}/.test(named)) return text
  return text.replace(/(?<![A-Za-z\\])[a-z]{1,4}(?![A-Za-z])/g, (word, at: number) => {
    if (![...word].every((letter) => letters.has(letter)) || new Set(word).size < word.length) return word
    const [before, after] = [text.slice(Math.max(0, at - 12), at), text.slice(at + word.length)]
    if (word === 'a') return /\b(?:angle|ang)\s?$/.test(before) ? 'A' : word
    if (word.length === 1)
      return beforeName.test(before) || /^ (?:on|par|lies)\b|^ \d+(?!\d*[a-z])/.test(after) ? word.toUpperCase() : word
    return !isWord(word) || besides.test(after) || /[=/~∼+×]\s?$/.test(before) ? word.toUpperCase() : word
  })
}

const value = String.raw`\d[\d.]*(?:√\d+)?x?(?: ?[-+−–] ?\d+x?)?(?: ?(?:cm|mm|m)\b)?|x(?: ?[-+−–] ?\d+)?(?: ?(?:cm|mm|m)\b)?`
const measure = new RegExp(
  String.raw`(?<![A-Z∠/=+×~∼] ?)\b((?!BY|IS|TO|IF|AT|IN|OF|AS|PT|RS)[A-Z]{2}) ?(?:=|is)? ?(${value})(?![\w²^/(]| ?(?:[:×*√]|times|x\b|per\b))[,;]?(?= |$|\.)`,
  'g',
)
const angles =
  /(?<=(?:\bangle|\bang|∠) ?)([A-Z]) ?(?:=|is)? ?(\d+)(?: ?(?:°|degrees?|deg))?(?![\w.]\d|\w)(?! ?(?:∠|angle|ang) ?[A-Z]\b(?! ?(?:=|is)? ?\d))[,;]?(?: (?:and |n |aur )?([A-Z]) ?(?:=|is)? ?(\d+)(?: ?(?:°|degrees?|deg))?(?![\w.]\d|\w))?/g

/** "AB 5 AC 8", "angle A 30 C 50": measures in a row behind the names of what they measure. */
export const withMeasuresTold = (text: string): string =>
  (text.match(measure)?.length ?? 0) + (text.match(angles)?.length ?? 0) < 2
    ? text
    : text
        .replace(measure, (_, name: string, size: string) => `${name} = ${size},`)
        .replace(angles, (_, one: string, size: string, two?: string, other?: string) =>
          two === undefined || other === undefined
            ? `${one} = ${size}°,`
            : `${one} = ${size}°, angle ${two} = ${other}°,`,
        )
        .replace(/,(?=\s*(?:[.,;?)]|$|and\b|n\b|aur\b|hai\b|ho\b|hain\b|diya\b|se\b|to\b))/g, '')

/** "rt tri ABC, B = 90", "ang A = 47": angles by their corners. */
export const withAnglesTold = (text: string): string =>
  text
    .replace(/\bang\b\.?(?= ?[A-Z])/g, 'angle')
    .replace(
      /(?<=\b(?:right|rt|tri|triangle)\b[^?]{0,40}[ ,(])(?<!(?:angle|∠) ?)([A-Z]) ?= ?90 ?°?(?![\d.])/g,
      'angle $1 = 90°',
    )
