/** Proves the problem bank: npx tsx scripts/prove.ts [--seeds 2000] [--topic circles] [--template ID] [--skipped] */
import './quiet-pipe'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { templates } from '../lib/problems/all'
import { isTopicKey, topicKeys } from '../lib/syllabus'
import { noSuchTemplate } from '../checks/prove/no-such-template'
import { proveTemplate, type TemplateReport } from '../checks/prove/prove-template'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    topic: { type: 'string' },
    template: { type: 'string' },
    /** Of a child process: the templates that it proves. */
    ids: { type: 'string' },
    skipped: { type: 'boolean', default: false },
  },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => `prove-${index}`)
const wanted = templates.filter(({ id, topic }) => (values.topic ?? topic) === topic && (values.template ?? id) === id)

if (values.ids === undefined) void prove()
else work(values.ids)

/** A child process proves the templates whose ids it is told and sends each report. */
function work(ids: string): void {
  const own = new Set(ids.split(' '))
  for (const template of wanted)
    if (own.has(template.id)) process.send?.(proveTemplate(template, { seeds, linesOfOneIn: 1, slipsOfOneIn: 2 }))
  process.disconnect()
}

async function prove(): Promise<void> {
  if (wanted.length === 0) {
    console.error(await whyNone())
    process.exitCode = 1
    return
  }
  const table: Record<string, string | number>[] = []
  let complaints = 0
  for (const topic of topicKeys) {
    const ids = wanted.filter((template) => template.topic === topic).map(({ id }) => id)
    if (ids.length === 0) continue
    const reports = (
      await Promise.all([0, 1].map((half) => reportsOf(ids.filter((_, index) => index % 2 === half))))
    ).flat()
    reports.forEach(printComplaints)
    const total = (count: (report: TemplateReport) => number) => reports.reduce((sum, report) => sum + count(report), 0)
    const [lines, checked] = [total((report) => report.lines), total((report) => report.checked)]
    const found = total((report) => report.complaints.length)
    complaints += found
    const row = {
      topic,
      templates: ids.length,
      problems: total(({ problems }) => problems),
      lines,
      'checked %': share(checked, lines),
      complaints: found,
    }
    table.push(row)
    console.log(Object.values(row).join('  '))
    if (values.skipped) printSkipped(reports)
  }
  console.table(table)
  process.exitCode = complaints > 0 ? 1 : 0
}

async function whyNone(): Promise<string> {
  const { topic, template = '' } = values
  if (topic !== undefined && !isTopicKey(topic)) return `no topic is called "${topic}": ${topicKeys.join(', ')}`
  const known = templates.find(({ id }) => id === template)
  return known ? `"${template}" is of the topic ${known.topic}` : noSuchTemplate(template, templates)
}

const share = (part: number, whole: number): string => (whole === 0 ? '-' : ((part / whole) * 100).toFixed(1))

function reportsOf(ids: readonly string[]): Promise<readonly TemplateReport[]> {
  return new Promise((resolve, reject) => {
    if (ids.length === 0) return resolve([])
    const reports: TemplateReport[] = []
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--ids', ids.join(' ')], {
      serialization: 'advanced',
    })
    child.on('message', (report: TemplateReport) => reports.push(report))
    const stop = () => child.kill()
    process.on('exit', stop)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve(reports)
      else reject(new Error(`a child process ended with ${code}`))
    })
  })
}

/** Complaints that differ only in their numbers are one. */
function printComplaints({ id, complaints }: TemplateReport): void {
  const kinds = new Map<string, { readonly count: number; readonly first: string }>()
  for (const { seed, what } of complaints) {
    const kind = what.replace(/-?\d+(\.\d+)?/g, '#')
    const known = kinds.get(kind)
    kinds.set(kind, { count: (known?.count ?? 0) + 1, first: known?.first ?? `seed ${seed}: ${what}` })
  }
  for (const { count, first } of [...kinds.values()].slice(0, 8))
    console.log(`${id}: ${count} times, first at ${first}`)
}

function printSkipped(reports: readonly TemplateReport[]): void {
  const all = new Map<string, number>()
  for (const { skipped } of reports) for (const [why, count] of skipped) all.set(why, (all.get(why) ?? 0) + count)
  for (const [why, count] of [...all].sort((a, b) => b[1] - a[1])) console.log(`   not checked: ${count} times, ${why}`)
}
