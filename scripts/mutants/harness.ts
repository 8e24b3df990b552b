/** As much of Jest as the tests of lib/ use, without its sandbox of each file: tests are collected, and run one by one when asked. */
import { expect } from 'expect'
import { fn, spyOn } from 'jest-mock'

/** Of a row it takes the values, whatever they are. */
type Body = (...values: readonly unknown[]) => unknown

interface Group {
  readonly above?: Group
  readonly before: Body[]
  readonly after: Body[]
  readonly beforeAll: Body[]
}

export interface CollectedTest {
  readonly group: Group
  readonly run: () => unknown
}

export const tests: CollectedTest[] = []
let group: Group = newGroup()

function newGroup(above?: Group): Group {
  return { ...(above && { above }), before: [], after: [], beforeAll: [] }
}

function describe(_: unknown, body: () => void): void {
  const above = group
  group = newGroup(above)
  body()
  group = above
}

function test(_: unknown, body: () => unknown): void {
  tests.push({ group, run: body })
}

/** A row that is a list gives its values, another one itself. */
const each =
  (take: (name: unknown, body: () => void) => void) =>
  (rows: readonly unknown[]) =>
  (name: unknown, body: Body): void => {
    for (const row of rows) take(name, () => body(...(Array.isArray(row) ? row : [row])))
  }

Object.assign(globalThis, {
  expect,
  jest: { fn, spyOn },
  describe: Object.assign(describe, { each: each(describe) }),
  test: Object.assign(test, { each: each(test) }),
  it: Object.assign(test, { each: each(test) }),
  beforeEach: (body: Body) => group.before.push(body),
  afterEach: (body: Body) => group.after.push(body),
  beforeAll: (body: Body) => group.beforeAll.push(body),
  afterAll: () => undefined,
})

const around = (from: Group): readonly Group[] => (from.above ? [...around(from.above), from] : [from])

/** Runs one test; throws what it throws. */
export async function runTest({ group: own, run }: CollectedTest): Promise<void> {
  const groups = around(own)
  for (const { beforeAll } of groups) for (const body of beforeAll.splice(0)) await body()
  for (const { before } of groups) for (const body of before) await body()
  try {
    await run()
  } finally {
    for (const { after } of groups.toReversed()) for (const body of after) await body()
  }
}
