import { z } from 'zod'

/** A schema for each field of a type: optional ones alone may be left out. */
type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? z.ZodExactOptional<z.ZodType<T[K]>>
    : z.ZodType<T[K]>
}

/** An object with just the fields of a type: fields<PlanePoint>()({ at: xy, ... }). */
export const fields =
  <T>() =>
  <Shape extends Fields<T>>(shape: Shape & Readonly<Record<Exclude<keyof Shape, keyof T>, never>>) =>
    z.strictObject<Shape>(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `${issue.keys.join(', ')} is unknown: use ${Object.keys(shape).join(', ')}`
          : `write an object { ... } with ${Object.keys(shape).join(', ')}`,
    })

export const text = (example: string) =>
  z.string({ error: `write a text, e.g. ${example}` }).min(1, `write a text, e.g. ${example}`)
export const number = z.number({ error: 'write a number, not NaN or Infinity' })
export const length = number.positive('write a number above 0')
export const flag = z.boolean({ error: 'write true, or leave it out' })
export const xy = z.tuple([number, number], { error: 'write two numbers [x, y]' }).readonly()
export const range = z.tuple([number, number], { error: 'write two numbers [least, greatest]' }).readonly()
export const tone = z.literal([1, 2, 3, 4], { error: 'tone is 1, 2, 3 or 4' })
export const name = text("'A', the name of a point")
export const label = text("'6 cm'")
export const list = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item, { error: `write a list of ${what}` }).readonly()

export const described = {
  description: text("'A circle with centre O.'").regex(
    /^[^$\\]*$/,
    'the description is read aloud: write words, no TeX',
  ),
  caption: text("'The shaded part is a sector.'").exactOptional(),
}
