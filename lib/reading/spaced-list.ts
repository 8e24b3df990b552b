import { typed, type Typed } from './typed'

/**
 * "-22 0" as "-22, 0": so many plain numbers with nothing but spaces between them are a list. Anything else is left as it is: "3 - 2"
 * is a subtraction.
 */
export function spacedList(response: Typed, count: number): Typed {
  const pieces = response.text
    .slice(0, 200)
    .trim()
    .replace(/^\(|\)$|\s?(?:°|degrees?)$/g, '')
    .trim()
    .split(/\s+/)
  const isList =
    count > 1 && pieces.length === count && pieces.every((piece) => /^[-−–+]?[\d.]*\d(?:\/\d+)?$/.test(piece))
  return isList ? typed(pieces.join(', ')) : response
}
