import { faultKinds, type Tried } from '../../tests/faults/tried'

/** The list of faults as a page: by kind, each with how often it was tried and what was lost; what was tried in several places is added up. */
export function faultPage(all: readonly Tried[]): string {
  const kinds = Object.entries(faultKinds).flatMap(([kind, title]) => {
    const rows = merged(all.filter((one) => one.kind === kind))
    return ['', `## ${title}`, '', '| What was tried | times | What was lost |', '|---|---|---|', ...rows.map(rowOf)]
  })
  return [
    '# What can break, and what is lost by it',
    '',
    `Written by \`npm run faults\` from what the tests themselves try: ${merged(all).length} faults, ${sum(all)} times in one run. A line stands here because its test held.`,
    ...kinds,
    '',
  ].join('\n')
}

function merged(all: readonly Tried[]): readonly Tried[] {
  const found = new Map<string, Tried>()
  for (const one of all) {
    const key = `${one.kind} ${one.what}`
    found.set(key, { ...one, times: one.times + (found.get(key)?.times ?? 0) })
  }
  return [...found.values()].sort((one, other) => one.what.localeCompare(other.what, 'en'))
}

const sum = (all: readonly Tried[]): number => all.reduce((total, { times }) => total + times, 0)

const rowOf = ({ what, times, lost }: Tried): string => `| ${cell(what)} | ${times} | ${cell(lost)} |`

const cell = (text: string): string => text.replaceAll('|', '\\|')
