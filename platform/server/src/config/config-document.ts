import { configFileName } from './config-file.ts'
import { keys, type Key } from './keys.ts'

/** The text of docs/CONFIGURATION.md, made from the table of settings. */
export function configDocument(): string {
  const rows = Object.values(keys as Record<string, Key<unknown>>).map(
    (key) =>
      `| \`${key.name}\` | ${key.kind.description.en} | ${key.fallback === undefined ? '–' : `\`${key.fallback}\``} | ${key.secret ? 'yes' : ''} | ${key.en} | ${key.zh} |`,
  )
  return `# Configuration

Every setting has one name. It is read from the environment, else from \`${configFileName}\` in the folder where
the portal is started (a JSON object with the same names), else the default counts. An empty variable counts as
not set. A wrong value or an unknown name in the file ends the start with one sentence and exit code 1.
A setting marked secret holds a credential, which is left out of every log.

每个配置项只有一个名称，依次取自环境变量、启动目录下的 \`${configFileName}\`（JSON 对象，名称相同）、默认值。

| Name | Value | Default | Secret | Meaning | 含义 |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

This page is written by \`node scripts/write-configuration.ts\` from \`platform/server/src/config/keys.ts\`.
`
}
