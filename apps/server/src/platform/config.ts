import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { AiConfig } from './deps.ts';

const ROLES_OF_PROCESS = ['web', 'service', 'worker', 'all'] as const;
type ProcessRole = (typeof ROLES_OF_PROCESS)[number];
const AI_PROVIDERS = ['openai-compatible', 'anthropic'] as const satisfies readonly AiConfig['provider'][];

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dataDir: string }
  | { readonly kind: 'external'; readonly url: string; readonly directUrl: string };

export type Config = {
  readonly role: ProcessRole;
  readonly host: string;
  /** 0 lets the system pick a free port. */
  readonly port: number;
  readonly servicePort: number;
  readonly metricsPort: number | null;
  readonly database: DatabaseConfig;
  readonly demo: boolean;
  /** Null: the address that the process listens on, known once it does. */
  readonly publicUrl: string | null;
  /** Null: generated once and kept in the data directory. */
  readonly secret: string | null;
  /** Proxies in front of the server, whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly ai: AiConfig | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };
type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SECRET_MIN_LENGTH = 32;

const hasProtocol = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
const isOrigin = (value: string) =>
  hasProtocol(['http:', 'https:'])(value) &&
  value.replace(/\/$/, '').toLowerCase() === new URL(value).origin.toLowerCase();

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** One schema for each variable; the messages never repeat the value, which may be a secret. */
const FIELDS = {
  VELA_ROLE: oneOf(ROLES_OF_PROCESS),
  HOST: z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'must be an address or host name such as 127.0.0.1 or 0.0.0.0'),
  PORT: port,
  SERVICE_PORT: port,
  METRICS_PORT: port,
  DATABASE_URL: z.string().refine(hasProtocol(['postgres:', 'postgresql:']), 'must be a postgres:// URL'),
  DATABASE_DIRECT_URL: z.string().refine(hasProtocol(['postgres:', 'postgresql:']), 'must be a postgres:// URL'),
  VELA_DATA_DIR: z.string().refine((value) => !value.includes('\0'), 'must be a folder path'),
  VELA_DEMO: oneOf(['0', '1']),
  VELA_PUBLIC_URL: z.string().refine(isOrigin, 'must be an origin such as https://vela.example.com, without a path'),
  VELA_SECRET: z.string().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`),
  VELA_TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isNetwork), 'must be addresses or networks such as 127.0.0.1, 10.0.0.0/8'),
  VELA_LOG_LEVEL: oneOf(LOG_LEVELS),
  AI_PROVIDER: oneOf(AI_PROVIDERS),
  AI_MODEL: z.string().max(200, 'must have at most 200 characters'),
  AI_API_KEY: z.string().regex(/^\S+$/, 'must not contain spaces'),
  AI_BASE_URL: z.string().refine(hasProtocol(['http:', 'https:']), 'must be an http:// or https:// URL'),
} as const;
type Field = keyof typeof FIELDS;
type Values = { [K in Field]?: z.output<(typeof FIELDS)[K]> };
type Reading = { problems: string[]; given: ReadonlySet<string> };

/** Reads the configuration from the environment and names everything that is wrong with it, not only the first thing. */
export function parseConfig(environment: Environment, workingDirectory: string): ConfigResult {
  // An empty variable counts as absent: that is what `VAR=` in a compose file means.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = z.object(FIELDS).partial().safeParse(given);
  const problems = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? [];
  const reading: Reading = { problems, given: new Set(Object.keys(given)) };
  checkSecret(reading);
  checkDirectUrl(reading);
  checkAi(reading, given);
  checkPorts(reading, given);
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: toConfig(parsed.data, workingDirectory) };
}

function toConfig(values: Values, workingDirectory: string): Config {
  const external = values.DATABASE_URL;
  return {
    role: values.VELA_ROLE ?? 'all',
    host: values.HOST ?? '127.0.0.1',
    port: values.PORT ?? 5000,
    servicePort: values.SERVICE_PORT ?? 5001,
    metricsPort: values.METRICS_PORT ?? null,
    database:
      external === undefined
        ? { kind: 'embedded', dataDir: path.resolve(workingDirectory, values.VELA_DATA_DIR ?? 'data') }
        : { kind: 'external', url: external, directUrl: values.DATABASE_DIRECT_URL ?? external },
    demo: values.VELA_DEMO === undefined ? external === undefined : values.VELA_DEMO === '1',
    publicUrl: values.VELA_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    secret: values.VELA_SECRET ?? null,
    trustedProxies: values.VELA_TRUSTED_PROXIES ?? [],
    ai: toAi(values),
    logLevel: values.VELA_LOG_LEVEL ?? 'warn',
  };
}

function toAi(values: Values): AiConfig | null {
  if (values.AI_PROVIDER === undefined || values.AI_MODEL === undefined) return null;
  return {
    provider: values.AI_PROVIDER,
    model: values.AI_MODEL,
    apiKey: values.AI_API_KEY ?? '',
    baseUrl: values.AI_BASE_URL,
  };
}

function checkSecret({ problems, given }: Reading): void {
  if (given.has('DATABASE_URL') && !given.has('VELA_SECRET')) {
    problems.push(
      `VELA_SECRET is required with DATABASE_URL: set it to ${SECRET_MIN_LENGTH} or more random characters`,
    );
  }
}

function checkDirectUrl({ problems, given }: Reading): void {
  if (given.has('DATABASE_DIRECT_URL') && !given.has('DATABASE_URL'))
    problems.push('DATABASE_URL is required with DATABASE_DIRECT_URL, which is the same database without the pooler');
}

function checkAi({ problems, given }: Reading, values: Environment): void {
  const names = ['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'].filter((name) => given.has(name));
  if (!given.has('AI_PROVIDER')) {
    if (names.length > 0)
      problems.push(`AI_PROVIDER is required when ${names.join(', ')} is set: ${AI_PROVIDERS.join(' or ')}`);
    return;
  }
  if (!given.has('AI_MODEL')) problems.push('AI_MODEL is required with AI_PROVIDER');
  if (values.AI_PROVIDER === 'anthropic' && !given.has('AI_API_KEY'))
    problems.push('AI_API_KEY is required with AI_PROVIDER=anthropic');
  if (values.AI_PROVIDER === 'openai-compatible' && !given.has('AI_BASE_URL')) {
    problems.push('AI_BASE_URL is required with AI_PROVIDER=openai-compatible, for example http://127.0.0.1:11434/v1');
  }
}

/** Two listeners of one process can't share a port; said here rather than as "address in use" by ourselves. */
function checkPorts({ problems }: Reading, values: Environment): void {
  const owners = new Map<number, string>();
  for (const [name, fallback] of [
    ['PORT', '5000'],
    ['SERVICE_PORT', '5001'],
    ['METRICS_PORT', '0'],
  ] as const) {
    const value = Number(values[name] ?? fallback);
    const owner = owners.get(value);
    if (value > 0 && owner !== undefined) problems.push(`${name} must differ from ${owner}`);
    owners.set(value, name);
  }
}
