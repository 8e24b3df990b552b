import { pairIn, solveWords } from './equations'
import { says } from '../../question/pick'
import { meetingPoint as solution } from '../../../solutions/linear-equations/meeting-point'
import { recogniser } from '../../recogniser'

export const meetingPoint = recogniser({
  id: 'meeting-point',
  solution,
  cues: ['graphically', 'graphical', 'intersect', 'intersection', 'meet', 'point', 'lines'],
  words: [
    ...solveWords,
    ...[
      'graphically',
      'graphical',
      'graph',
      'graphs',
      'paper',
      'draw',
      'lines',
      'line',
      'intersect',
      'intersection',
      'meet',
    ],
    ...['point', 'coordinates', 'common', 'they', 'same', 'use', 'each', 'other'],
  ],
  examples: [
    'Draw the lines 2x + y = 5 and x + y = 2 on graph paper. At which point do they intersect?',
    'find point of intersection of the lines x + 2y = -2 and x - y = 4',
    'Use the graphical method to solve x + 3y = 6 and 2x - 3y = 12. Give the common point of the two lines.',
  ],
  refuses: [
    'Do the lines 2x + y = 5 and x + y = 2 meet, and do they have the same point on the y-axis?',
    'At how many points do the lines 2x + y = 5 and x + y = 2 intersect?',
    'Which of these lines does not meet 2x + y = 5 and x + y = 2?',
    'Find the area of the triangle of the lines 2x + y = 5 and x + y = 2 and the x-axis. At which point do they meet?',
  ],
  read: (question) => {
    const found = pairIn(question)
    if (!found || found.letters[0] !== 'x') return null
    if (!says(question, 'point') && !says(question, 'graphically') && !says(question, 'graphical')) return null
    return { given: { equations: found.equations }, used: found.used }
  },
  before: () => 'Point: ',
})
