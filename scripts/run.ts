import { spawn } from 'node:child_process'

/** Runs a program of this project or of the system with its output shown; resolves to its exit code. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
