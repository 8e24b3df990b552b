/** Writes out/_headers, from which Cloudflare Pages and Netlify take the headers of the site's files. */
import { writeFileSync } from 'node:fs'
import { headersFile } from './hosting/headers'
import { basePath } from '../next.config.mjs'

writeFileSync('out/_headers', headersFile(basePath))
