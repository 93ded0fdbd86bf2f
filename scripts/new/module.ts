import { insertImport, insertItem } from './insert.ts'
import { listPage } from './list-page.ts'
import { type Name, nameOf } from './names.ts'
import { asJson, depending, inLock } from './packages.ts'
import type { Plan } from './plan.ts'

export interface NewModule {
  readonly name: Name
  /** Id of the menu of its first page. */
  readonly id: string
  readonly roles: readonly string[]
  readonly reactVersion: string
}

const ownPackages = ['contract', 'server', 'ui', 'web']

/** Generates a module with one table and one list page, and adds it to server and portal. */
export function newModule({ name, id, roles, reactVersion }: NewModule): Plan {
  const folder = `modules/${name.kebab}`
  const schema = name.kebab.replaceAll('-', '_')
  const page = listPage({
    module: name.kebab,
    name: nameOf(`${name.kebab}-records`, 'kebab-case'),
    id,
    roles,
    table: `${schema}.record`,
  })
  const dependencies = {
    ...Object.fromEntries(ownPackages.map((own) => [`@iisp/${own}`, '0.1.0'])),
    react: reactVersion,
  }
  return {
    files: {
      [`${folder}/package.json`]: packageJson(name, dependencies),
      [`${folder}/README.md`]: readme(name, schema, roles),
      [`${folder}/contract/index.ts`]: `export * from './pages.ts'\n`,
      [`${folder}/contract/pages.ts`]: `\nexport const pages = []\n`,
      [`${folder}/server/index.ts`]: serverIndex(name),
      [`${folder}/server/tables.ts`]: tables,
      [`${folder}/server/tables.generated.ts`]: generatedTables(schema),
      [`${folder}/server/migrations/001-${name.kebab}.sql`]: migration(schema),
      [`${folder}/fixtures/index.ts`]: fixtures(name, schema),
      [`${folder}/web/manifest.ts`]: manifest(name),
      [`${folder}/web/entry.ts`]: entry,
      ...page.files,
    },
    edits: [
      ...page.edits,
      ...composition(name),
      ['package-lock.json', (text) => inLock(text, name, dependencies)],
    ],
  }
}

function composition({ kebab, camel }: Name): Plan['edits'] {
  const depends = (text: string) => depending(text, `@iisp/${kebab}`)
  const add = (text: string, list: RegExp, item: string, path: string) =>
    insertImport(insertItem(text, list, item), `{ ${item} }`, path)
  return [
    ['apps/server/package.json', depends],
    ['apps/portal/package.json', depends],
    [
      'apps/server/src/compose.ts',
      (text) =>
        add(
          text,
          /\b(?:modules|business): readonly ServerModule\[\] = \[/,
          `${camel}Server`,
          `@iisp/${kebab}/server`,
        ),
    ],
    [
      'apps/portal/src/manifests.ts',
      (text) =>
        add(text, /: readonly WebManifest\[\] = \[/, `${camel}Manifest`, `@iisp/${kebab}/web/manifest`),
    ],
  ]
}

const packageJson = ({ kebab }: Name, dependencies: object) =>
  asJson({
    name: `@iisp/${kebab}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      './contract': './contract/index.ts',
      './fixtures': './fixtures/index.ts',
      './server': './server/index.ts',
      './web/manifest': './web/manifest.ts',
    },
    dependencies,
  })

const readme = ({ kebab, title }: Name, schema: string, roles: readonly string[]) => `# ${kebab}

${title}: say here what the module is for.

## Terms
- **Record**: a row of \`${schema}.record\`. Name and describe what the module keeps.

## Who may do what
| | who |
| --- | --- |
| list the records | ${roles.join(', ')} |
`

const serverIndex = ({ kebab, camel }: Name) => `import type { ServerModule } from '@iisp/server'
import { pages } from '../contract/pages.ts'
import { handlers } from './handlers.generated.ts'

export const ${camel}Server: ServerModule = {
  name: '${kebab}',
  migrations: new URL('./migrations/', import.meta.url),
  handlers,
  pages,
  seed: async () => (await import('../fixtures/index.ts')).${camel}Seed,
}
`

const tables = `import { queryBuilder } from '@iisp/server'
import type { GeneratedTables } from './tables.generated.ts'

export const q = queryBuilder<GeneratedTables>()
`

/** What `npm run tables` writes of the migration below. */
const generatedTables = (
  schema: string,
) => `// Written by \`npm run tables\` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment } from '@iisp/server'

export interface GeneratedTables {
  '${schema}.record': {
    id: Generated<string>
    institution_id: string
    name: string
    created_at: Moment
  }
}
`

const migration = (schema: string) => `CREATE TABLE ${schema}.record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) <= 100),
  created_at timestamptz NOT NULL
);
CREATE INDEX record_institution ON ${schema}.record (institution_id, id);
SELECT platform.protect('${schema}.record');
-- nothing changes a record yet
REVOKE UPDATE ON ${schema}.record FROM iisp_app;
`

const fixtures = (
  { camel, pascal }: Name,
  schema: string,
) => `import { type Seed, type Writer, raw, seeding, sql } from '@iisp/server'

/** Example records of an institution, for the demonstration and for tests; what is there stays. */
export async function seed${pascal}(db: Writer, institutionId: string, now: Date): Promise<void> {
  await db.run(
    raw(sql\`INSERT INTO ${schema}.record (institution_id, name, created_at)
      SELECT \${institutionId}, 'Record ' || n, \${now} FROM generate_series(1, 3) n
      WHERE NOT EXISTS (SELECT FROM ${schema}.record)\`),
  )
}

export const ${camel}Seed: Seed = {
  write: ({ db, now }) => db.transact(seeding, (writer) => seed${pascal}(writer, 'M001', now)),
}
`

const manifest = ({ kebab, camel }: Name) => `import type { WebManifest } from '@iisp/web/ports'
import { pages } from '../contract/pages.ts'

export const ${camel}Manifest: WebManifest = {
  name: '${kebab}',
  pages,
  load: () => import('./entry.ts'),
}
`

const entry = `import { lazyPart, type ModuleEntry } from '@iisp/web'

const entry: ModuleEntry = {
  pages: [],
}
export default entry
`
