import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const least = 24
const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const executable = process.platform === 'win32' ? 'node.exe' : 'node'

export const isNodeNewEnough = Number(process.versions.node.split('.')[0]) >= least

/** Path of the Node installed as a dependency. Throws an error of one sentence if there is none that runs. */
export function findNode() {
  const found = candidates().find(runs)
  if (found) return found
  // npm may have skipped the install script that downloads the binary.
  console.log(`正在获取 Node ${least}… Fetching Node ${least} …`)
  const home = join(modules, 'node')
  if (existsSync(home))
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: home, stdio: 'ignore' })
  const fetched = candidates().find(runs)
  if (fetched) return fetched
  throw new Error(
    `需要 Node ${least} 或更高版本，当前为 ${process.versions.node}，且无法自动获取；请先安装。 ` +
      `Node ${least} or newer is needed, this is ${process.versions.node}, and none could be fetched; please install it.`,
  )
}

function candidates() {
  const folders = [modules, join(modules, 'node', 'node_modules')].filter((folder) => existsSync(folder))
  const binaries = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name))
      .map((name) => join(folder, name, 'bin', executable)),
  )
  return [join(modules, 'node', 'bin', executable), ...binaries].filter((path) => existsSync(path))
}

function runs(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1]) >= least
}
