import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findChromium, headlessShell } from '../platform/testing/src/chromium.ts'
import { tool } from './tools.ts'

/** Path of a Chromium with Chinese fonts: Debian's (installed as root), else an installed one, else Playwright's. */
export function bringChromium(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian()
  const found = findChromium()
  if (found) return found
  console.log('正在下载 Chromium… Downloading Chromium …')
  spawnSync(...tool('playwright-core', 'install', 'chromium'), { stdio: 'inherit' })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  console.error(
    '找不到 Chromium，请安装后重试，或以 CHROMIUM 指明其路径。 ' +
      'There is no Chromium; please install it, or name its path in CHROMIUM.',
  )
  process.exit(1)
}

function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

function installFromDebian(): void {
  const wantsShell = isDebian() && !process.env['CHROMIUM'] && !existsSync(headlessShell)
  const missing = [
    ...(wantsShell ? ['chromium-headless-shell'] : findChromium() ? [] : ['chromium']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length === 0) return
  console.log(`正在安装 ${missing.join('、')}… Installing ${missing.join(' and ')} …`)
  apt('update')
  for (const one of missing) apt('install', '--yes', '--no-install-recommends', one)
  // an older release may have no shell
  if (!findChromium()) apt('install', '--yes', '--no-install-recommends', 'chromium')
}

/** Relatives of Debian have apt-get too, but not this package. */
const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

const apt = (...args: string[]) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
