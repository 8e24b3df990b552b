import { planeWindow } from '../plane-window'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, line, says, template } from '../template'
import { numbered } from '../../solutions/linear-equations/pieces/elimination'
import { solutionText } from '../../solutions/linear-equations/pieces/line'
import { graphStory, pairOf, type GraphStory } from './pieces/graph-stories'
import { atPoint, plottingLine, pointTex, tablePoints } from './pieces/lattice-lines'
import { lineLabel } from './pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips } from './pieces/usual-slips'

/** E.g. "Riya has 8 pens, blue and red. The number of blue pens is 3 times the number of red pens. ... solve it by a graph." */
export const wordGraphical = template({
  id: 'le-word-graphical',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-word-graphical', 'le-graph-solve'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): GraphStory => {
    // each story comes as often as another, whatever numbers it has room for
    const story = random.pick(['pens', 'quiz', 'garden', 'shop', 'fruit'] as const)
    return random.until(
      (source) => ({ x: source.integer(1, 12), y: source.integer(1, 12), story }),
      (drawn) =>
        drawn.x !== drawn.y &&
        pairOf(drawn).every((one) => tablePoints(one, { least: 0, greatest: 16 }).length === 3) &&
        graphStory(drawn).fits,
    )
  },
  things: (drawn) =>
    [drawn.x, drawn.y].map((size) => ({
      name: 'a price, a length in metres, or how many there are',
      size,
      least: 1,
      most: drawn.story === 'shop' ? 8 : 12,
    })),
  pose: (story) => {
    const { x, y } = story
    const pair = pairOf(story)
    const [first, second] = pair
    const { question, meaning, aliases, facts, answer, unit } = graphStory(story)
    const view = { least: 0, greatest: 16 }
    const plotted = pair.flatMap((one, index) =>
      tablePoints(one, view)
        .filter(([u, v]) => u !== x || v !== y)
        .map((at) => ({ at, tone: index === 0 ? (1 as const) : (2 as const) })),
    )
    return {
      question: `${question} Form a pair of linear equations and solve it by a graph. Give $x$ and $y$.`,
      rule: { kind: 'pair', expected: solutionText(x, y), aliases, ...(unit && { unit }) },
      hints: [
        'Write one equation for each of the two facts.',
        'For each line find two or three points with whole numbers, and join them with a ruler.',
        'The point where the lines meet satisfies both equations.',
      ],
      steps: [
        line('meaning', meaning),
        earns(0.5, says`${facts[0]} ${numbered(first, 1)}`, 'first equation'),
        earns(0.5, says`${facts[1]} ${numbered(second, 2)}`, 'second equation'),
        earns(0.5, plottingLine(first, view), 'first line'),
        earns(0.5, plottingLine(second, view), 'second line'),
        earns(
          0.5,
          `The lines meet at $${pointTex([x, y])}$; check: $${atPoint(first, [x, y])}$ and $${atPoint(second, [x, y])}$`,
          'meeting point',
        ),
        earns(0.5, `So $x = ${x}$ and $y = ${y}$: ${answer}`),
      ],
      explanation: 'Each fact is a straight line of points. Only the point on both lines fits both facts.',
      solutionFigure: {
        kind: 'plane',
        ...planeWindow([...plotted.map(({ at }) => at), [x, y]]),
        curves: [
          { line: first, label: lineLabel(first), tone: 1 },
          { line: second, label: lineLabel(second), tone: 2 },
        ],
        points: [...plotted, { at: [x, y], label: `P(${x}, ${y})`, tone: 3 }],
        description: `The lines ${lineLabel(first)} and ${lineLabel(second)} on a grid. They meet at the point P(${x}, ${y}).`,
      },
    }
  },
  crossCheck: (story) => {
    const { holds } = graphStory(story)
    return searchPairs(0, 40, holds)
  },
  slips: (story) => {
    const { x, y } = story
    return distinctSlips(solutionText(x, y), [
      { response: solutionText(y, x), note: 'The coordinates are exchanged: x comes first.', step: 'meeting point' },
      ...storySlips(pairOf(story))
        .filter(({ response }) => !response.includes('/'))
        .map((slip) => ({ ...slip, step: 'meeting point' })),
    ]).slice(0, 4)
  },
})
