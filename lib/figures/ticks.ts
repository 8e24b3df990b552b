/** Multiples of a step within a range, ends included. */
export function multiples(step: number, [least, greatest]: readonly [number, number]): readonly number[] {
  const slack = step * 1e-9
  const first = Math.ceil((least - slack) / step)
  const last = Math.floor((greatest + slack) / step)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, i) => Number(((first + i) * step).toPrecision(12)) + 0,
  )
}

/** The smallest of step, 2 steps, 5 steps, 10 steps ... that is at least so many units of the screen wide. */
export function roomyStep(step: number, unitsPerOne: number, least: number): number {
  const factors = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
  return step * (factors.find((factor) => factor * step * unitsPerOne >= least) ?? 1000)
}

/** A step of 1, 2 or 5 times a power of ten that cuts a range into at most so many parts. */
export function niceStep(range: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(range / parts))
  return power * ([1, 2, 5, 10].find((factor) => (factor * power * parts) / range >= 1 - 1e-9) ?? 10)
}

/** A number on an axis, with a real minus sign. */
export const tickText = (value: number): string => String(value).replace('-', '−')
