/** Words that are signs between two values; the longer ones first. */
export const signs: readonly (readonly [words: string, sign: string])[] = [
  ['is equal to', '='],
  ['are equal to', '='],
  ['equal to', '='],
  ['equals to', '='],
  ['equals', '='],
  ['divided by', '/'],
  ['multiplied by', '×'],
  ['upon', '/'],
  ['over', '/'],
  ['plus', '+'],
  ['minus', '-'],
  ['times', '×'],
  ['into', '×'],
  ['is to', ':'],
]
/** Words that begin a value. */
export const functions: readonly (readonly [words: string, sign: string])[] = [
  ['square root of', 'root'],
  ['square root', 'root'],
  ['under root', 'root'],
  ['root', 'root'],
  ['sine of', 'sin'],
  ['cosine of', 'cos'],
  ['tangent of', 'tan'],
  ['sine', 'sin'],
  ['cosine', 'cos'],
  ['cosecant', 'cosec'],
  ['secant', 'sec'],
  ['cotangent', 'cot'],
  ['sin', 'sin'],
  ['cos', 'cos'],
  ['tan', 'tan'],
  ['cosec', 'cosec'],
  ['sec', 'sec'],
  ['cot', 'cot'],
]
/** Words that follow a value. */
export const afters: readonly (readonly [words: string, sign: string])[] = [
  ['whole squared', '^2'],
  ['whole square', '^2'],
  ['squared', '^2'],
  ['square', '^2'],
  ['cubed', '^3'],
  ['cube', '^3'],
  ['degrees', 'degrees'],
  ['degree', 'degrees'],
]
