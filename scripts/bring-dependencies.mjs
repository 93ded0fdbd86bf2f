import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Installs the packages of package-lock.json unless they are installed. Throws an error of one sentence. */
export function bringDependencies() {
  if (isInstalled()) return
  const since = Date.now()
  console.log('正在安装依赖，首次约需一分钟… Installing the dependencies, about a minute the first time …')
  // a registry that breaks off once rarely does so twice in a row
  if (npmCi() !== 0 && npmCi() !== 0) {
    throw new Error(
      '依赖安装失败，请检查 npm 与网络。 The dependencies could not be installed; please check npm and the network.',
    )
  }
  console.log(`依赖已安装。 Dependencies installed (${Math.round((Date.now() - since) / 1000)} s).`)
}

/** Whether the installation is complete: npm records it in node_modules/.package-lock.json as its last step. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    if (path === '' || (!found && wanted.optional)) return true
    return path.startsWith('node_modules/') ? found && same(found, wanted) : true
  })
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
const same = (a, b) => a.version === b.version && a.integrity === b.integrity && a.resolved === b.resolved

function npmCi() {
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutOurs() },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  return status
}

/** PATH without our node_modules: npm must not run on the Node in the folder that it replaces. */
function pathWithoutOurs() {
  const parts = (process.env.PATH ?? '').split(delimiter)
  return parts.filter((part) => !part.startsWith(join(root, 'node_modules'))).join(delimiter)
}
