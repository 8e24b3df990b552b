import { trueValue, type FormulaClaim, type FormulaIdea } from './formula-claims'
import { pointText } from './point'
import { bracketed } from '../../../maths'

/** True of every point of the axis, and no help to find one of them. */
export const onXAxis = 'The $y$-coordinate of every point on the $x$-axis is zero.'

/** Each formula as the book states it. */
export const trueReason: Readonly<Record<FormulaIdea, string>> = {
  distance: 'The distance of the point $(x, y)$ from the origin is $\\sqrt{x^2 + y^2}$.',
  'mid-point':
    'The mid-point of the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.',
  section:
    'The point which divides the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ internally in the ratio $m : n$ is $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$.',
  axis: 'If the ends of a line segment are on opposite sides of the $x$-axis at equal distances from it, the $x$-axis meets the segment at its mid-point.',
}

/** Each formula with the mistake that students make. */
export const falseReason: Readonly<Record<FormulaIdea, string>> = {
  distance: 'The distance of the point $(x, y)$ from the origin is $x + y$.',
  'mid-point':
    'The mid-point of the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ is $\\left(\\frac{x_1 - x_2}{2}, \\frac{y_1 - y_2}{2}\\right)$.',
  section:
    'The point which divides the line segment joining $(x_1, y_1)$ and $(x_2, y_2)$ internally in the ratio $m : n$ is $\\left(\\frac{mx_1 + nx_2}{m + n}, \\frac{my_1 + ny_2}{m + n}\\right)$.',
  axis: 'If the ends of a line segment are on opposite sides of the $x$-axis, the $x$-axis always meets the segment at its mid-point.',
}

/** The assertion. */
export function claimText({ idea, a, b, claimed, m, n }: FormulaClaim): string {
  if (idea === 'distance') return `The distance of the point $${pointText(a)}$ from the origin is $${claimed}$ units.`
  if (idea === 'mid-point')
    return `The mid-point of the line segment joining $${pointText(a)}$ and $${pointText(b)}$ is $${pointText([claimed, (a[1] + b[1]) / 2])}$.`
  if (idea === 'section')
    return `The point which divides the line segment joining $${pointText(a)}$ and $${pointText(b)}$ internally in the ratio $${m} : ${n}$ is $${pointText([claimed, (m * b[1] + n * a[1]) / (m + n)])}$.`
  return `The line segment joining $${pointText(a)}$ and $${pointText(b)}$ meets the $x$-axis at $${pointText([claimed, 0])}$.`
}

/** The working that decides the assertion. */
export function whyAssertion(claim: FormulaClaim): string {
  const { idea, a, b, m, n } = claim
  const value = trueValue(claim)
  if (idea === 'distance')
    return `The distance from the origin is $\\sqrt{${a[0] * a[0]} + ${a[1] * a[1]}} = ${value}$ units.`
  const place = pointText([value, idea === 'axis' ? 0 : (m * b[1] + n * a[1]) / (m + n)])
  if (idea === 'section')
    return `The point is $\\left(\\frac{${m}(${b[0]}) + ${n}(${a[0]})}{${m} + ${n}}, \\frac{${m}(${b[1]}) + ${n}(${a[1]})}{${m} + ${n}}\\right) = ${place}$.`
  return idea === 'axis'
    ? `The ends are at equal distances on opposite sides of the $x$-axis, so the segment meets it at its mid-point $\\left(\\frac{${a[0]} + ${bracketed(b[0])}}{2}, 0\\right) = ${place}$.`
    : `The mid-point is $\\left(\\frac{${a[0]} + ${bracketed(b[0])}}{2}, \\frac{${a[1]} + ${bracketed(b[1])}}{2}\\right) = ${place}$.`
}
