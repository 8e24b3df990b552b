import type { Budget } from '../maths/sum'
import { isTrueLink, linksOf } from './working-links'

/** A word on the first claim in a text that is not true; null where none is. */
export function falseClaim(text: string, budget: Budget): string | null {
  const untrue = linksOf(timesOf(text), budget).find((link) => !isTrueLink(link, budget))
  return untrue ? `$${untrue.left.tex}$ is not $${untrue.right.tex}$.` : null
}

/** "2x2x3" is a product where no x stands by itself. */
const timesOf = (text: string): string =>
  /(?<![\p{L}\d])x|x(?![\p{L}\d])/iu.test(text) ? text : text.replace(/(?<=\d)x(?=\d)/gi, '×')
