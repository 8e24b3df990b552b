import { isTurned } from './division'
import { toldIn } from '../points/reading'
import { pointsTold as solution, workedOut, type Given } from '../../../solutions/coordinate-geometry/points-told'
import type { Word } from '../../question/fact'
import { recogniser } from '../../recogniser'

/** What is told of points, each thing an equation between their coordinates, and what is asked of them. */
export const pointsTold = recogniser<Given>({
  id: 'points-told',
  solution,
  story: true,
  last: 'of all',
  cues: ['#point'],
  examples: [
    'centre of a circle is (a, 2a) it passes thru (7,4) and radius is 5. find values of a plz',
    'The diagonals of a parallelogram ABCD meet at (1, 2). If A is (-3, 5), find C.',
    'a point on x axis is 13 units away from (11,12). find it',
    'A(1,2), B(5,5), C(13,7). which of B and C is nearer to A and by how much?',
    'A is minus four comma one and B is three comma fifteen P lies on A B such that A P is three by seven of A B find P',
    "Asha's house is at A(1,4) and the market is at M(9,10). A pump P is midway between them. Find P and the distance AM.",
    'P and Q trisect AB, P nearer A. A(2,-2), B(-7,4). find P and Q',
    'Find k if the point dividing (2,3) and (8,9) in ratio 1:2 lies on x + ky = 14',
    'A mango tree is at M(1, 2), a neem at N(7, 10), and a well at W(4, 6). Is W the midpoint of MN? Find MN.',
    'center of circle (3,-1), passes through (9,7). find its radius and the other end of diameter through this pt',
    'The perpendicular bisector of the line segment joining A(1, 5) and B(4, 6) cuts the y-axis at (A) (0, 13) (B) (0, -13) (C) (0, 12) (D) (13, 0)',
    'A line intersects the y-axis and x-axis at the points P and Q respectively. If (2, -5) is the mid-point of PQ, find the coordinates of P and Q.',
    'The centroid of the triangle with vertices (4, x), (2, 1) and (y, 4) is (3, 5). Find x and y.',
    'Find the area of the quadrilateral whose vertices, taken in order, are (-4, -2), (-3, -5), (3, -2) and (2, 3).',
    'Find the area of the triangle whose vertices are (1, -1), (-4, 6) and (-3, -5).',
    'A(4, 2), B(6, 5) and C(1, 4) are the vertices of triangle ABC. The median from A meets BC at D. Find D.',
    'if P(9a-2, -b) divides the line segment joining A(3a+1, -3) and B(8a, 5) in the ratio 3:1, find a and b',
  ],
  refuses: [
    'A(2, 1), B(10, 7). In what ratio does (4, 5/2) divide AB from B?',
    'Find the ratio in which the point P(k, m) divides the line segment joining A(-1, -3) and B(9, 7).',
    'A(1,2), B(5,5), C(13,7). which of B and C is not nearer to A?',
    'which of A(1,2), B(4,6) and C(0,0) is nearer to D(2,2)',
    'distance of (3,4) from x axis and origin',
    'Find twice the area of the triangle whose vertices are (1, -1), (-4, 6) and (-3, -5).',
    'Find the area of the triangle formed by the mid-points of the sides of (1, -1), (-4, 6) and (-3, -5).',
    'Find the area of the quadrilateral whose vertices, taken in order, are (0, 0), (4, 4), (4, 0) and (0, 4).',
    'The centroid of triangle ABC divides the median AD. A(1, 2), B(3, 4), C(5, 0). Find the ratio.',
    'The bisector of the angle A of triangle ABC meets BC at D. A(1, 2), B(3, 4), C(5, 0). Find D.',
    'The altitude from A meets BC at D. A(4, 2), B(6, 5), C(1, 4). Find D.',
    'A(1,2), B(5,5), C(5,-1). which of B and C is nearer to A?',
    'A is (4,-3) and AB = 10 units, find coordinates of B',
    'The diagonals of a parallelogram ABCD meet at (1, 2). If A is (-3, 5), find B.',
    'a point on x axis is 13 units away from (11,20). find it',
    'Find k if the point dividing (2,3) and (8,9) externally in ratio 1:2 lies on x + ky = 14',
    'find the gradient of AB if A(1,2) and B(3,6)',
    'A(1,2) B(3,6) , AB ka gradient nikalo',
    'P lies on AB produced so that AP = 2PB, A(1,2), B(3,6). Find P.',
    'a point on x axis is not 13 units away from (11,12). find it',
    'Find P if A(1,2), B(3,6) and AP = 2PB.',
  ],
  read: (question) => {
    const given = toldIn(question)
    if (!given || isTurned(question) || isAskedApart(given) || !workedOut(given)) return null
    return { given, used: question.facts, said: question.items.filter((item): item is Word => item.kind === 'word') }
  },
})

/** The distance of two points and their mid-point are two questions, each of which has its own lines. */
const isAskedApart = ({ spots, ties, wants: [first, second] }: Given): boolean =>
  first?.kind === 'length' &&
  second?.kind === 'point' &&
  spots[second.at]?.isMade === true &&
  ties.every(
    (tie) => tie.kind === 'divides' && tie.point === second.at && tie.ends.every((end) => first.ends.includes(end)),
  )
