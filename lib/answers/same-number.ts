import { newBudget } from '../maths/sum'
import { typed } from '../reading/typed'
import { sameValue } from '../reading/values/value'
import { squeezed } from './said-values'
import { sideOf } from './working-links'

const isPlain = (text: string): boolean => /^[-−]?\d[\d./]*(?::\d+)?$/.test(text)

/** Whether two texts are worth the same; rounding counts where one is a decimal or a fraction. */
export function isSameNumber(one = '', two = ''): boolean {
  if (!isPlain(one) || !isPlain(two)) return isSameWorth(one, two)
  const [a, b] = [one, two].map((text) => {
    const [top, bottom = 1] = text.replace(/[−]/g, '-').replace(/[./]$/, '').split(/[/:]/).map(Number)
    return (top ?? NaN) / bottom
  })
  if (a === undefined || b === undefined) return false
  const isDivided = /[/:]/.test(one + two)
  return Math.abs(a - b) <= (isDivided ? 0.005 * Math.abs(b) : roundingOf(one, two))
}

/** Half of the last place that both of two decimals have; nothing where one is whole. */
function roundingOf(one: string, two: string): number {
  const places = Math.min(...[one, two].map((text) => text.split('.')[1]?.length ?? 0))
  return places === 0 ? 0 : 0.51 * 10 ** -places
}

/** Of roots, points, ratios and lists: as they are typed, or by their worth. */
function isSameWorth(one: string, two: string): boolean {
  const budget = newBudget()
  const [a, b] = [one, two].map((text) => sideOf(typed(text).tokens, budget).value)
  return a && b ? sameValue(a, b, budget) : squeezed(one) === squeezed(two)
}
