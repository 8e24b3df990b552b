import { segments, type Segment } from '../rich-text/segments'
import { texSpoken } from './tex-spoken'
import { wordsSpoken } from './words-spoken'

/** Text for students, with $inline$ and $$display$$ TeX, as a teacher would read it out. */
export function spoken(text: string): string {
  return joined(text)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/,\n/g, '\n')
    .replace(/([^.!?:;\n])\n+/g, '$1. ')
    .replace(/\n+/g, ' ')
    .replace(/[^\w\s.,;:!?'"()%–—-]|_/g, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/\b([a-z]) th\b/g, '$1th')
    .replace(/ (?=[),.;:!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,(?=[.;:!?])/g, '')
    .trim()
}

function joined(text: string): string {
  const parts = partsOf(text)
  return parts
    .map((part, i) => {
      if (part.kind === 'words') return wordsSpoken(part.text, parts[i - 1]?.kind === 'formula')
      const formula = texSpoken(part.tex)
      return part.display ? `\n${formula}\n` : ` ${formula} `
    })
    .join('')
}

/** A dollar sign left open is not worth silence. */
function partsOf(text: string): readonly Segment[] {
  try {
    return segments(text)
  } catch {
    return [{ kind: 'words', text: text.replaceAll('$', ' ') }]
  }
}
