import { renderToStaticMarkup } from 'react-dom/server'
import { previewSize } from './head'
import { ChapterSign } from '@/components/ui/chapter-sign'
import type { PracticeTopic } from '@/lib/syllabus'

export interface PreviewPicture {
  /** Red, green and blue of its unit, as the style sheets write them: "11 107 98". */
  readonly colour: string
  readonly sign: PracticeTopic
  readonly above: string
  readonly title: string
  readonly below: string
}

const lettersOfLine = 20
const square = 42

/** The picture as SVG: squared paper, the chapter's sign in the colour of its unit, and what the page is. */
export function previewSvg({ colour, sign, above, title, below }: PreviewPicture): string {
  const { width, height } = previewSize
  const ink = `rgb(${colour.split(' ').join(',')})`
  const lines = linesOf(title)
  const top = height / 2 - (lines.length - 1) * 42 + 24
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} fontFamily="KaTeX_Main">
      <rect width={width} height={height} fill="#fffdf8" />
      <path d={squares(width, height)} stroke={ink} strokeOpacity={0.13} strokeWidth={2} />
      <rect width={width} height={18} fill={ink} />
      <rect x={72} y={183} width={264} height={264} rx={44} fill={ink} />
      <g transform="translate(106 217) scale(6.125)" fill="none" stroke="#fffdf8" strokeWidth={1.7}>
        <ChapterSign topic={sign} />
      </g>
      <text x={400} y={top - 92} fontSize={40} fill={ink}>
        {above}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={398} y={top + index * 84} fontSize={76} fontWeight={700} fill="#1d2733">
          {line}
        </text>
      ))}
      <text x={400} y={top + (lines.length - 1) * 84 + 84} fontSize={40} fill="#56616e">
        {below}
      </text>
    </svg>,
  )
    .replace('class="sign "', 'width="32" height="32" stroke-linecap="round" stroke-linejoin="round"')
    .replace('class="sign-dot"', 'fill="#fffdf8" stroke="none"')
}

/** The words of a title, as many on each line as fit. */
export function linesOf(title: string): readonly string[] {
  return title.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    return last !== undefined && joined.length <= lettersOfLine ? [...lines.slice(0, -1), joined] : [...lines, word]
  }, [])
}

function squares(width: number, height: number): string {
  const along = (length: number, line: (at: number) => string) =>
    Array.from({ length: Math.floor(length / square) }, (_, index) => line((index + 1) * square)).join('')
  return along(width, (x) => `M${x} 0v${height}`) + along(height, (y) => `M0 ${y}h${width}`)
}
