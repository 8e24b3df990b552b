import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { lessonPreviewPlace, paperPreviewPlace, startPreviewPlace } from '@/plain-pages/previews'
import { previewSvg, type PreviewPicture } from '@/plain-pages/preview-picture'
import { chapterOf, topicKeys } from '@/lib/syllabus'
import { unitOf } from '@/lib/units'

/** The fonts of formulas, which come with their setter: the pictures look the same on every machine. */
const fonts = ['Main-Regular', 'Main-Bold'].map((name) => `node_modules/katex/dist/fonts/KaTeX_${name}.ttf`)
const styles = readFileSync('app/units.css', 'utf8')

/** Draws the pictures for previews of links into the site; returns how many. */
export function writePreviews(
  site: string,
  papers: readonly { readonly id: string; readonly title: string }[],
): number {
  const pictures: readonly (readonly [string, PreviewPicture])[] = [
    [startPreviewPlace, general('CBSE Math Tutor', 'Lessons, practice, solved papers')],
    ...papers.map(({ id, title }) => [paperPreviewPlace(id), general(title, 'Every step explained')] as const),
    ...topicKeys.map((topic) => [lessonPreviewPlace(topic), ofLesson(topic)] as const),
  ]
  for (const [place, picture] of pictures) {
    mkdirSync(dirname(join(site, place)), { recursive: true })
    writeFileSync(join(site, place), pngOf(previewSvg(picture)))
  }
  return pictures.length
}

const general = (title: string, below: string): PreviewPicture => ({
  colour: colourOf('algebra'),
  sign: 'real-numbers',
  above: 'CBSE Class 10 Mathematics',
  title,
  below,
})

function ofLesson(topic: (typeof topicKeys)[number]): PreviewPicture {
  const { title, number, learnLabel } = chapterOf(topic)
  return {
    colour: colourOf(unitOf(topic).key),
    sign: topic,
    above: `CBSE Class 10, ${learnLabel ?? `Chapter ${number}`}`,
    title,
    below: 'Lesson with figures and examples',
  }
}

/** The accent of a unit in the light, where the style sheet names it first. */
function colourOf(unit: string): string {
  const colour = styles.match(new RegExp(`\\[data-unit='${unit}'\\][^{]*\\{\\s*--unit: ([\\d ]+);`))?.[1]
  if (colour === undefined) throw new Error(`app/units.css names no colour for the unit "${unit}"`)
  return colour
}

const pngOf = (svg: string): Buffer =>
  new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'KaTeX_Main' } })
    .render()
    .asPng()
