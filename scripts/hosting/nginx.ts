import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installDebianPackages } from '../debian-packages'

const program = '/usr/sbin/nginx'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Debian's nginx with the module for brotli; installed when it is missing and may be. @throws with what to do when there is no way. */
export function findOrInstallNginx(): void {
  if (existsSync(program) && existsSync(brotli)) return
  try {
    installDebianPackages('nginx-light', 'libnginx-mod-http-brotli-static')
  } catch (error) {
    throw new Error('The test of hosting/nginx.conf needs nginx-light and libnginx-mod-http-brotli-static of Debian', {
      cause: error,
    })
  }
}

/** Starts nginx with hosting/nginx.conf for a folder; `work` takes its own files. Its address is http://127.0.0.1:PORT. */
export function startNginx(folder: string, work: string, port: number): ChildProcess {
  mkdirSync(work, { recursive: true })
  copyFileSync('/etc/nginx/mime.types', join(work, 'mime.types'))
  const ours = readFileSync('hosting/nginx.conf', 'utf8').replace(/^root .*;$/m, `root ${folder};`)
  writeFileSync(
    join(work, 'nginx.conf'),
    `load_module ${brotli};
daemon off; master_process off; pid ${work}/pid; error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    ${ours}
  }
}
`,
  )
  return spawn(program, ['-c', join(work, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
}
