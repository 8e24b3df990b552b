import { drawLetters, itemsOf, type Lettered } from './pieces/distances-in-letters'
import { choiceOf, choiceSlips, letterAt } from '../kinds-of-question/lettered'
import { chain, earns, line, says, template } from '../template'

/** E.g. "What is the distance between the points (a, b) and (-a, -b)?" */
export const distanceInLetters = template<Lettered>({
  id: 'cg-distance-in-letters',
  version: 4,
  topic: 'coordinate-geometry',
  archetypes: ['cg-distance'],
  difficulty: 'easy',
  marks: 1,
  draw: drawLetters,
  pose: (draw) => {
    const { order, stem } = draw
    const { first, second, items, gaps, square, positive } = itemsOf(draw)
    const { rule, options } = choiceOf(
      items.map((item) => `$${item}$`),
      order,
    )
    return {
      question:
        [
          `The distance between the points $${first}$ and $${second}$${positive} is`,
          `What is the distance between $${first}$ and $${second}$${positive}?`,
          `How long is the line segment joining the points $${first}$ and $${second}$${positive}?`,
        ][stem] ?? '',
      rule,
      options,
      hints: [
        'The distance formula holds for letters too: find the difference of the $x$-coordinates and that of the $y$-coordinates.',
        'Square both differences, add them, and take out of the root what is a perfect square.',
      ],
      steps: [
        line('gaps', says`The differences of the coordinates are ${chain(...gaps[0])} and ${chain(...gaps[1])}.`),
        line(
          'squares',
          says`The square of the distance is ${chain(`(${gaps[0][1]})^2 + (${gaps[1][1]})^2`, ...square)}.`,
        ),
        earns(1, `Hence the distance is $${items[0]}$ units: option (${rule.expected}).`),
      ],
      explanation:
        'A letter stands for a number, so every step is the same as with numbers; only like terms are put together.',
    }
  },
  crossCheck: (draw) => {
    // Two numbers in place of the letters: only one option has the measured length.
    const { ends, values, order } = { ...itemsOf(draw), order: draw.order }
    const [u, v] = [7, 3]
    const [p, q] = ends(u, v)
    const length = Math.hypot(p[0] - q[0], p[1] - q[1])
    const fits = values(u, v).map((value) => Math.abs(value - length) < 1e-9)
    return fits.filter(Boolean).length === 1 ? letterAt(order.indexOf(fits.indexOf(true))) : ''
  },
  slips: (draw) =>
    choiceSlips(
      [
        ['Look at the factor before the root again: how large are the two differences?', 'gaps'],
        ['The squares of the differences are added, whatever the signs of the differences.', 'squares'],
        draw.crossed
          ? ['How large are the two differences? And what is done with their squares?', 'gaps']
          : ['Square each difference before you add, and take the root of the whole sum.', 'squares'],
      ],
      draw.order,
    ),
})
