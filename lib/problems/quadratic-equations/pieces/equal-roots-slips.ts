import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** What goes wrong with ax² + kx + c, where the positive value of k is the root of 4ac. */
export function slipsMiddle(a: number, c: number, root: number): readonly Slip[] {
  return [
    { response: `${root}`, note: 'A positive number has two square roots: give both values of $k$.', step: 'last' },
    { response: `${4 * a * c}`, note: 'That is $k^2$. Take the square root, with both signs.', step: 'last' },
    { response: `${root / 2}, ${-root / 2}`, note: 'The factor 4 of $4ac$ is missing.', step: 'discriminant' },
  ]
}

/** What goes wrong with kx(x − 2n) + jn². */
export function slipsBracket(n: number, j: number): readonly Slip[] {
  return [
    { response: `0, ${j}`, note: 'If $k = 0$ there is no $x^2$ term left: reject $k = 0$.', step: 'rejected' },
    {
      response: `${2 * n * j}`,
      note: `Square the whole of $b = -${2 * n}k$: the number in front of $k$ is squared too.`,
      step: 'discriminant',
    },
    {
      response: `${-j}`,
      note: `Put brackets around $b$: the square of $-${2 * n}k$ is not negative.`,
      step: 'discriminant',
    },
  ]
}

/** What goes wrong with (k + p)x² − 2(k − q)x + 1, where k is u or v. */
export const slipsBoth = (u: number, v: number): readonly Slip[] =>
  distinctSlips(`${u}, ${v}`, [
    { response: `${v}`, note: 'There is another value of $k$: the equation for $k$ is quadratic.', step: 'values' },
    { response: `${-u}, ${-v}`, note: 'Check the signs: set each factor equal to zero.', step: 'values' },
    {
      response: `${u}`,
      note: 'Reject a value of $k$ only if it makes the coefficient of $x^2$ zero: look at the other one again.',
      step: 'accepted',
    },
  ])
