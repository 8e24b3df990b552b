import { pairIn } from './equations'
import { graphTrianglesRatio as solution, type Given } from '../../../solutions/linear-equations/graph-triangles-ratio'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const graphTrianglesRatio = recogniser<Given>({
  id: 'ratio-of-triangles-on-the-axes',
  solution,
  story: true,
  cues: ['axis', 'axes'],
  words: [
    ...[
      'axis',
      'axes',
      'graph',
      'graphs',
      'graphically',
      'equation',
      'lines',
      'line',
      'linear',
      'draw',
      'plot',
      'paper',
      'same',
      'pair',
      'two',
    ],
    ...['formed', 'these', 'following', 'triangle', 'triangles', 'both', 'coordinate', 'also', 'system', 'solve'],
  ],
  examples: [
    'Lines 2x + y = 6 and 2x − y + 2 = 0 are drawn. Find the ratio of the areas of the triangles which these two lines make with the x-axis and with the y-axis.',
    'Draw the graphs of 2x + y = 6 and 2x − y + 2 = 0. Find the ratio of the areas of the two triangles formed by the lines representing these equations with the x-axis and the lines with the y-axis.',
    'find the ratio of areas of triangles formed by the lines 2x+y=6 and 2x-y+2=0 with x axis and y axis',
    'x + y = 5 and 2x − y = 4 make triangles with the y axis and with the x axis, find the ratio of their areas',
  ],
  refuses: [
    'Find the ratio of the areas of the triangles which 2x + y = 6 and 2x − y + 2 = 0 make with the x-axis.',
    'Find the sum of the areas of the triangles which 2x + y = 6 and 2x − y + 2 = 0 make with the x-axis and with the y-axis.',
    'Find the ratio of the perimeters of the triangles which 2x + y = 6 and 2x − y + 2 = 0 make with the x-axis and with the y-axis.',
    'Find the ratio in which the x-axis and the y-axis divide the line 2x + y = 6.',
  ],
  read: (question) => {
    const pair = pairIn(question)
    const ratio = phrase(question, 'ratio * area|areas', 'areas|area * ratio')
    const triangles = phrase(question, 'triangles|triangle')
    const axes = phrase(
      question,
      '@a:letter axis * @b:letter axis',
      '@a:letter axis @b:letter axis',
      '@a:letter @b:letter axis|axes',
    )
    const [a, b] = [axes?.facts.a.name, axes?.facts.b.name]
    const isBoth = (a === 'x' && b === 'y') || (a === 'y' && b === 'x')
    if (!pair || pair.letters.join('') !== 'xy' || !ratio || !triangles || !isBoth) return null
    const { used, said } = told(question, ratio, triangles, axes)
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'x' || name === 'y')
    return letters.length === 2
      ? { given: { lines: pair.equations, first: a === 'x' ? 'x' : 'y' }, used: [...pair.used, ...used], said }
      : null
  },
})
