import { spawn, type ChildProcess } from 'node:child_process'

/** The programs that the desk has started; each leads a group of its own, so that what it starts ends with it. */
const running = new Set<ChildProcess>()

/** Starts a program with its output shown; resolves to its exit code. */
export function started(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...env } })
    running.add(child)
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** Ends all that was started, with what it has started itself. */
export function endAll(): void {
  for (const { pid } of running)
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGTERM')
    } catch {
      // it has ended by itself
    }
}

/** Ends everything when the desk is stopped, however it is: by a signal, or with the program that started it. */
export function endWithMe(): void {
  const end = () => {
    endAll()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('exit', endAll)
  // a stopped npm hands its signal to its shell, which ends without handing it on
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 500).unref()
}
