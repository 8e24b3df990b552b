import type { ToldFacts } from './told-facts'

/** Which of two lengths is the longer one. */
export const longerAndShorter: ToldFacts = {
  'real-numbers': {
    wrong: ['The HCF of two numbers is always greater than their LCM.'],
    right: ['The LCM is never smaller than the HCF.'],
  },
  triangles: {
    wrong: [],
    right: ['The hypotenuse is longer than either of the other two sides, and shorter than their sum.'],
  },
  trigonometry: {
    wrong: [
      'Note that the height is longer than the wire.',
      'The string of the kite is shorter than its height.',
      'The height of the pole is greater than the length of the wire.',
      'The string is shorter than the height of the kite.',
      'The ladder is shorter than its distance from the wall.',
      'The opposite side is longer than the hypotenuse.',
      'The hypotenuse is shorter than the adjacent side.',
      String.raw`The opposite side may be longer than the adjacent side, for example $\tan 30^\circ = \frac{1}{\sqrt{3}}$.`,
      String.raw`The hypotenuse is longer than the opposite side, as $\sin A = \frac{5}{3}$ shows.`,
    ],
    right: [
      'As the angle grows, the tangent grows faster than the sine.',
      'The wire is longer than the height, because it is the hypotenuse.',
      'The height is shorter than the wire.',
      'The opposite side may be longer than the adjacent side.',
      String.raw`The opposite side may be longer than the adjacent side, for example $\tan 60^\circ = \sqrt{3}$.`,
      String.raw`The adjacent side may be longer than the opposite side, for example $\tan 30^\circ = \frac{1}{\sqrt{3}}$.`,
      String.raw`The adjacent side is shorter than the hypotenuse, as $\cos 60^\circ = \frac{1}{2}$ shows.`,
      'The height of the second pole is greater than that of the first.',
      'The ladder is shorter than the wall, so it does not reach the top.',
      'The hypotenuse is not shorter than the opposite side.',
      'Is the height longer than the wire?',
      'The values of $\\sin A$ and $\\cos A$ are never greater than 1.',
      'The length of the shadow is greater than the height when the sun is low.',
      'The ladder is shorter than the height of the window, so it does not reach it.',
    ],
  },
  circles: {
    wrong: ['A chord is longer than the diameter.'],
    right: [],
  },
  'areas-volumes': {
    wrong: [
      'The slant height of a cone is shorter than its height.',
      'The major segment is smaller than the minor segment.',
      'The height of a cone is greater than its slant height.',
    ],
    right: [
      'The slant height is longer than the height of the cone.',
      'The height of the cylinder is greater than the height of the cone.',
      'The height of a cone is smaller than its slant height.',
    ],
  },
  statistics: {
    wrong: [],
    right: ['For the less than type the upper limits are plotted, for the more than type the lower limits.'],
  },
}
