import type { ContentFile } from '@/lib/content/content-error'

/** The content with one lesson as a folder: index.mdx, and a file for each concept. */
export function inFolder(topic: string, files: readonly ContentFile[]): readonly ContentFile[] {
  const path = `lessons/${topic}.mdx`
  const text = files.find((file) => file.path === path)?.text ?? ''
  const [front = '', ...concepts] = text.split(/^(?=<Concept )/m)
  return [
    ...files.filter((file) => file.path !== path),
    { path: `lessons/${topic}/index.mdx`, text: front },
    ...concepts.map((concept, index) => ({
      path: `lessons/${topic}/${String(index + 1).padStart(2, '0')}-${slugOf(concept)}.mdx`,
      text: concept,
    })),
  ]
}

const slugOf = (concept: string): string =>
  (/title="([^"]*)"/.exec(concept)?.[1] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
