import { agreementSamples, reasonSamples } from './of-agreement'
import { blockSamples } from './of-blocks'
import { claimSamples } from './of-claims'
import { conclusionSamples } from './of-conclusions'
import { drawnSamples } from './of-drawn'
import { factSamples } from './of-facts'
import { figureSamples } from './of-figures'
import { mathematicsSamples } from './of-mathematics'
import { shortFigureSamples } from './of-short-figures'
import { textSamples } from './of-text'
import { wordSamples } from './of-words'
import { smallPattern, writtenSamples } from './of-written'
import { toldFactSamples } from './of-told-facts'
import { workedSamples } from './of-worked'
import { yamlSamples } from './of-yaml'
import { frontWith, lessonWith } from './lesson'
import type { Sample } from './sample'
import type { ContentFile } from '@/lib/content/content-error'

/** Every sample, by what it is about. */
export const samples = {
  'Words, formulas, tables, links': textSamples,
  'Typing, and rules of the house': wordSamples,
  'Blocks of a lesson': blockSamples,
  Mathematics: mathematicsSamples,
  'Worked examples': workedSamples,
  'Facts of the chapters': [...factSamples, ...toldFactSamples],
  'What goes against what stands beside it': claimSamples,
  'A question, its figure and its solution': agreementSamples,
  'Reasons that lines give': reasonSamples,
  'What does not follow, or comes too soon': conclusionSamples,
  Figures: figureSamples,
  'What is said of a figure, and of rows': drawnSamples,
  'Short forms of figures': shortFigureSamples,
  'Papers, tips and front matter': yamlSamples,
  'Papers to be sat': writtenSamples,
} satisfies Readonly<Record<string, readonly Sample[]>>

/** A sample's text where it belongs. */
export function fileOf({ in: place }: Sample, text: string): ContentFile {
  if (place === 'paper') return { path: 'papers/sample-one.yaml', text }
  if (place === 'tips') return { path: 'tips/study.yaml', text }
  if (place === 'front') {
    const [field = ''] = text.split(/[:\n]/)
    const front = frontWith((right) =>
      right.replace(new RegExp(`^${field === 'descripton' ? 'description' : field}:.*(?:\\n .*)*`, 'm'), () => text),
    )
    return { path: 'lessons/circles.mdx', text: lessonWith({ front }) }
  }
  return { path: 'lessons/circles.mdx', text: lessonWith({ [place]: text }) }
}

/** What lies beside a sample, and may be spoken of in it. */
export const beside: readonly ContentFile[] = [smallPattern]
