import type { Fact } from '../facts'
import { implied, type Telling } from './index'

/** "its median is $20$" */
export function wordFacts({ problem }: Telling): readonly Fact[] {
  return [...problem.question.matchAll(/\b(mean|median|mode)(?: [a-z ]{0,30})? is (?:₹\s*)?\$(-?[\d.]+)\$/g)].flatMap(
    ([, word = '', value = '']) => implied(`${word.charAt(0).toUpperCase()}${word.slice(1)}`, Number(value)),
  )
}
