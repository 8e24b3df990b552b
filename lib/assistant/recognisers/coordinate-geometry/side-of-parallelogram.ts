import { parallelogramIn } from './parallelogram-unknowns'
import { pointWords } from './points'
import { sideOfParallelogram as solution } from '../../../solutions/coordinate-geometry/side-of-parallelogram'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const sideOfParallelogram = recogniser({
  id: 'side-of-parallelogram',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: [...pointWords, 'vertices', 'taken', 'order', 'parallelogram', 'one'],
  examples: [
    'The points A(0, -1), B(a, -5), C(-9, b) and D(-5, 2), taken in order, are the vertices of a parallelogram. Find the length of the side AB.',
    'ABCD is a parallelogram with the vertices A(-4, 6), B(a, 7), C(9, b) and D(2, 0). Find BC.',
    'a(1,2) b(4,y) c(x,6) d(3,5) are vertices of parallelogram taken in order, find length of side BC',
  ],
  refuses: [
    'The points A(0, -1), B(a, -5), C(-9, b) and D(-5, 2), taken in order, are the vertices of a parallelogram. Find the length of the diagonal AC.',
    'The points A(0, -1), B(a, -5), C(-9, b) and D(-5, 2), taken in order, are the vertices of a parallelogram. Find the length of AC.',
    'The points A(0, -1), B(a, -5), C(-9, b) and D(-5, 2), taken in order, are the vertices of a parallelogram. Find b and the length of the side AB.',
  ],
  read: (question) => {
    const found = parallelogramIn(question)
    const wanted =
      phrase(question, 'find|determine length? side? @s:letter') ?? phrase(question, 'length|long side? @s:letter')
    const metre = phrase(question, 'one unit * #n')
    if (!found || !wanted || (metre && metre.numbers.n.n !== metre.numbers.n.d)) return null
    const { names } = found
    const [from, to, ...more] = wanted.facts.s.name
    const [i, j] = [names.indexOf(from ?? '-'), names.indexOf(to ?? '-')]
    if (!from || !to || more.length > 0 || i < 0 || j < 0 || Math.abs(i - j) % 2 === 0) return null
    const { used, said } = told(question, wanted, metre)
    return { given: { figure: found.given, ends: [from, to] as const }, used: [...found.used, ...used], said }
  },
})
