import katex from 'katex'
import type { Prompt } from '@/components/ui/prompt'
import { richTextProblem } from '@/lib/content/formula-problem'
import { formulaOptions } from '@/lib/rich-text/formula'
import { richTextHtml } from '@/lib/rich-text/html'
import { withoutNotes } from '@/lib/rich-text/without-notes'

/** Rich text set at build time. A formula that cannot be set fails the build. */
export function builtHtml(text: string): string {
  const problem = richTextProblem(text)
  if (problem) throw new Error(`In the text "${text}": ${problem}`)
  return withoutNotes(richTextHtml(text, (tex, display) => katex.renderToString(tex, formulaOptions(display))))
}

export const builtPrompt = ({ text, prompt }: { readonly text: string; readonly prompt: string }): Prompt => ({
  html: builtHtml(text),
  prompt,
})
