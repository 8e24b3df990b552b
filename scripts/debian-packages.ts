import { execFileSync } from 'node:child_process'

/** Installs packages of Debian, as root or by sudo without a password. @throws where that may not be, or there are none. */
export function installDebianPackages(...names: readonly string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const aptGet = (...args: readonly string[]) => {
    const [program = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args]
    execFileSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...names)
}
