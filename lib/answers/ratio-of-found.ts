import { ratiosOfAngle as ratios } from '../maths/ratios-of-angle'
import type { Budget } from '../maths/sum'
import { typed } from '../reading/typed'
import type { RatioRule } from './rule'
import { sideOf } from './working-links'

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180

const saying = /^(sin|cosec|cos|tan|sec|cot)\s?(\d?)([A-Zθ])\s?=(?:.*=)?\s?([^=]+)$/i
const finding = /^([A-Zθ])\s?(?:=|is)\s?(\d{1,3})°?$/i

/** "A = 45, sec 2A = 2": what the ratio is not for the angle that was found before it, in degrees; null where nothing is untrue. */
export function untrueRatio(working: readonly string[], answer: string, budget: Budget): string | null {
  const [, ratio, times = '', letter, value] = saying.exec(answer.trim()) ?? []
  if (ratio === undefined || letter === undefined || value === undefined) return null
  const said = sideOf(typed(value).tokens, budget).value?.approximate
  const angles = working.flatMap((piece) => {
    const [, own, angle] = finding.exec(piece.trim()) ?? []
    return own === letter ? [Number(times || '1') * Number(angle)] : []
  })
  const untrue = angles.find((angle) => {
    const worth = ratios[ratio.toLowerCase()]?.(inRadians(angle)) ?? NaN
    return said !== undefined && !(Math.abs(worth - said) <= 0.006 * Math.abs(said) + 1e-9)
  })
  return untrue === undefined ? null : `$\\${ratio.toLowerCase()} ${untrue}^{\\circ}$ is not $${value.trim()}$.`
}

const part = /(?<![\p{L}\d:√^+*×/-]\s?)[kK]\s?=\s?(-?\d{1,4}(?:\s?\/\s?\d{1,4})?)(?![\d.a-zA-Z(]|\s?[:/(])/u

/** "k = 7/2, so 2:7": a k that is not the ratio k : 1; undefined where nothing is untrue, or the ratio is set up otherwise. */
export function untrueMultiplier({ kind, expected }: Pick<RatioRule, 'kind' | 'expected'>, response: string) {
  const [, value] = part.exec(response) ?? []
  if (kind !== 'ratio' || value === undefined || /1\s?:\s?k|\dk|[A-Z]{2}\s?:/i.test(response)) return undefined
  const [first = NaN, second = NaN] = expected.split(':').map(Number)
  const [top = NaN, bottom = 1] = value.split('/').map(Number)
  const isUntrue = Math.abs(top * second - first * bottom) > 1e-9
  return isUntrue ? `In your working: $k$ is not $${value}$.` : undefined
}
