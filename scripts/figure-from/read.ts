import { unzipSync, strFromU8 } from 'fflate'
import { NoDrawing, sketchOf } from './drawn'
import { drawnInGeoGebra } from './geogebra'
import { drawnInSvg } from './svg'
import type { SketchFigure } from '../../lib/figures/figure'

/** A figure, and what of the drawing it lacks. */
export interface Taken {
  readonly figure: SketchFigure
  readonly leftOut: readonly string[]
}

/** The figure in a file of GeoGebra or an SVG. @throws NoDrawing with what to do. */
export function figureFrom(bytes: Uint8Array): Taken {
  const drawn = drawnIn(bytes)
  return { figure: sketchOf(drawn), leftOut: drawn.leftOut }
}

function drawnIn(bytes: Uint8Array) {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return drawnInGeoGebra(xmlInZip(bytes))
  const text = strFromU8(bytes)
    .replace(/^\uFEFF/, '')
    .trim()
  if (text.startsWith('{') || text.startsWith('[')) return drawnInGeoGebra(xmlInJson(text))
  if (/<svg[\s>]/.test(text)) return drawnInSvg(text)
  if (/<geogebra[\s>]|<construction[\s>]/.test(text)) return drawnInGeoGebra(text)
  throw new NoDrawing('This is no file of GeoGebra (.ggb, its XML or its JSON) and no SVG.')
}

function xmlInZip(bytes: Uint8Array): string {
  try {
    const file = unzipSync(bytes, { filter: ({ name }) => name === 'geogebra.xml' })['geogebra.xml']
    if (file) return strFromU8(file)
  } catch (error) {
    throw new NoDrawing(`The file cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new NoDrawing('There is no geogebra.xml in this file: is it one that GeoGebra saved?')
}

/** What getFileJSON() gives: { archive: [{ fileName: 'geogebra.xml', fileContent: '...' }] }. */
function xmlInJson(text: string): string {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw new NoDrawing(`The JSON cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const archive = typeof data === 'object' && data !== null && 'archive' in data ? data.archive : undefined
  const files: readonly unknown[] = Array.isArray(archive) ? archive : []
  for (const file of files)
    if (
      typeof file === 'object' &&
      file !== null &&
      'fileName' in file &&
      file.fileName === 'geogebra.xml' &&
      'fileContent' in file &&
      typeof file.fileContent === 'string'
    )
      return file.fileContent
  throw new NoDrawing('There is no geogebra.xml in this JSON: save what ggbApplet.getFileJSON() gives.')
}
