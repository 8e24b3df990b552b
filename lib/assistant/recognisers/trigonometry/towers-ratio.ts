import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'
import { standardAngles } from '../../../solutions/trigonometry/pieces/ratio'
import { ratioOfHeights as solution, type RatioOfHeights } from '../../../solutions/trigonometry/ratio-of-heights'

export const ratioOfTowers = recogniser<RatioOfHeights>({
  id: 'ratio-of-two-towers',
  solution,
  story: true,
  cues: ['subtend', 'elevation', 'midpoint', 'towers', 'poles'],
  words: [
    'ratio',
    'height',
    'heights',
    'angle',
    'angles',
    'elevation',
    'line',
    'two',
    'centre',
    'midpoint',
    'point',
    'first',
    'second',
    'their',
    'top',
    'between',
    'middle',
  ],
  examples: [
    'two towers of height x and y subtend angles 30° and 60° at the centre of the line joining their feet. find x : y',
    'The tops of two poles of heights x and y subtend angles of 45° and 60° at the mid-point of the line joining their feet. Find the ratio x : y.',
  ],
  refuses: [
    'two towers of height x and y subtend angles 30° and 60° at a point of the line joining their feet. find x : y',
    'two towers of height x and y subtend angles 30° and 60° at the centre of the line joining their feet. find x + y',
    'two towers of height x and y subtend angles 30° and 60° at the centre of the line joining their feet. find y : x',
  ],
  read: (question) => {
    const numbers = factsOf(question, 'number')
    const angles = numbers.flatMap(({ value, unit }) =>
      unit === '°' || unit === '' ? (standardAngles.find((one) => one === toNumber(value)) ?? []) : [],
    )
    const middle = phrase(
      question,
      'centre|midpoint|middle * line * feet|foot|bases',
      'centre|midpoint|middle * line',
      'halfway between',
      'midpoint between',
    )
    const heights = phrase(question, 'height|heights @x:letter and? @y:letter')
    const two = phrase(question, 'two towers|poles|pillars|buildings|trees', 'towers|poles|pillars')
    const letters = factsOf(question, 'letter')
    const names = letters.map(({ name }) => name)
    const [one, second, ...more] = angles
    if (
      !middle ||
      !heights ||
      !two ||
      one === undefined ||
      second === undefined ||
      more.length > 0 ||
      numbers.length !== 2
    )
      return null
    const [x, y] = [heights.facts.x.name, heights.facts.y.name]
    const asked =
      phrase(question, 'find|ratio|then * @p:letter @q:letter', 'ratio * heights|height') ??
      (names.length === 4 ? phrase(question, '@p:letter @q:letter .?') : null)
    if (!asked || names.slice(2).join() !== `${x},${y}` || question.facts.length !== numbers.length + letters.length)
      return null
    const all = told(question, middle, heights, two, asked)
    return {
      given: { scene: 'towers', angles: [one, second], options: null },
      used: [...numbers, ...letters],
      said: all.said,
    }
  },
})
