import type { Tone, XY } from './figure'

/** A figure worked out to the last coordinate: what is left is to print it. Looks are the class names of figures.css. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** In the order of painting. */
  readonly shapes: readonly Shape[]
}

export type Shape =
  | { readonly kind: 'path'; readonly d: string; readonly look: string }
  | { readonly kind: 'dot'; readonly at: XY; readonly look: string }
  | { readonly kind: 'text'; readonly at: XY; readonly text: string; readonly size: number; readonly look: string }

/** Every drawing is this wide, so that a size of 14 is 14 px on a phone whose column is 320 px. */
export const drawingWidth = 320

export const labelSize = 15
export const numberSize = 13.5

export const path = (d: string, look: string): Shape => ({ kind: 'path', d, look })

/** The look of a line: its colour, and whether it is dashed. */
export const lineLook = (tone: Tone | undefined, dashed?: boolean): string =>
  `figure-line${tone ? ` figure-tone-${tone}` : ''}${dashed ? ' figure-dashed' : ''}`

export const fillLook = (tone: Tone): string => `figure-fill-${tone}`
export const dotLook = (tone: Tone | undefined): string => `figure-dot${tone ? ` figure-tone-${tone}` : ''}`
export const textLook = (tone?: Tone): string => `figure-text figure-halo${tone ? ` figure-tone-${tone}` : ''}`
