import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig, type Config } from './config.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const EXTERNAL = { DATABASE_URL: 'postgres://vela@db.example.com/vela', VELA_SECRET: SECRET };

function configOf(environment: Record<string, string>): Config {
  const result = parseConfig(environment, '/srv/vela');
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}
function problemsOf(environment: Record<string, string>): string[] {
  const result = parseConfig(environment, '/srv/vela');
  return result.ok ? [] : result.problems;
}

describe('parseConfig', () => {
  it('needs no variable at all', () => {
    expect(configOf({})).toEqual({
      role: 'all',
      host: '127.0.0.1',
      port: 5000,
      servicePort: 5001,
      metricsPort: null,
      database: { kind: 'embedded', dataDir: path.resolve('/srv/vela/data') },
      demo: true,
      publicUrl: null,
      secret: null,
      trustedProxies: [],
      ai: null,
      logLevel: 'warn',
    });
  });

  it('turns the demo off with an external database unless asked for', () => {
    expect(configOf(EXTERNAL).demo).toBe(false);
    expect(configOf({ ...EXTERNAL, VELA_DEMO: '1' }).demo).toBe(true);
    expect(configOf({ VELA_DEMO: '0' }).demo).toBe(false);
  });

  it('takes empty variables as absent', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ', AI_MODEL: '' })).toEqual(configOf({}));
  });

  it('reads the proxies that may name a client', () => {
    expect(configOf({ VELA_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['SERVICE_PORT', '1e3'],
    ['METRICS_PORT', '999999'],
    ['VELA_ROLE', 'boss'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://db/vela'],
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_DIRECT_URL', 'mysql://db/vela'],
    ['VELA_DEMO', 'yes'],
    ['VELA_PUBLIC_URL', 'https://vela.example.com/path'],
    ['VELA_PUBLIC_URL', 'ftp://x'],
    ['VELA_SECRET', 'short'],
    ['VELA_TRUSTED_PROXIES', 'true'],
    ['VELA_TRUSTED_PROXIES', '10.0.0.0/33'],
    ['VELA_TRUSTED_PROXIES', '10.0.0.1,'],
    ['VELA_LOG_LEVEL', 'loud'],
    ['AI_PROVIDER', 'oracle'],
    ['AI_BASE_URL', 'localhost'],
  ])('names %s when it is %j', (name, value) => {
    expect(problemsOf({ [name]: value }).some((problem) => problem.startsWith(`${name} `))).toBe(true);
  });

  it('names every bad variable at once, each once', () => {
    const problems = problemsOf({ PORT: 'x', VELA_ROLE: 'y', DATABASE_URL: 'z', AI_MODEL: 'm' });
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'AI_PROVIDER',
      'DATABASE_URL',
      'PORT',
      'VELA_ROLE',
      'VELA_SECRET',
    ]);
  });

  it('never repeats a value, which may be a secret', () => {
    const problems = problemsOf({
      VELA_SECRET: 'hunter2',
      DATABASE_URL: 'mysql://u:hunter2@db/v',
      AI_PROVIDER: 'hunter2',
      AI_API_KEY: 'hunter2 x',
    });
    expect(problems.length).toBeGreaterThanOrEqual(4);
    expect(problems.join('\n')).not.toContain('hunter2');
  });

  it('requires a secret with an external database', () => {
    expect(problemsOf({ DATABASE_URL: EXTERNAL.DATABASE_URL })).toEqual([
      expect.stringMatching(/^VELA_SECRET is required/),
    ]);
  });

  it('takes an address without pooler beside the other, and not alone', () => {
    const directUrl = 'postgres://vela@db.example.com:5433/vela';
    const database = { kind: 'external', url: EXTERNAL.DATABASE_URL };
    expect(configOf(EXTERNAL).database).toEqual({ ...database, directUrl: EXTERNAL.DATABASE_URL });
    expect(configOf({ ...EXTERNAL, DATABASE_DIRECT_URL: directUrl }).database).toEqual({ ...database, directUrl });
    expect(problemsOf({ DATABASE_DIRECT_URL: directUrl })).toEqual([
      expect.stringMatching(/^DATABASE_URL is required/),
    ]);
  });

  it('refuses the same port twice, but not two free ones', () => {
    expect(problemsOf({ SERVICE_PORT: '5000' })).toEqual(['SERVICE_PORT must differ from PORT']);
    expect(problemsOf({ PORT: '7000', METRICS_PORT: '7000' })).toEqual(['METRICS_PORT must differ from PORT']);
    expect(problemsOf({ PORT: '0', SERVICE_PORT: '0', METRICS_PORT: '0' })).toEqual([]);
  });

  it('reads an AI engine whole or not at all', () => {
    const local = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1' };
    expect(configOf(local).ai).toEqual({
      provider: 'openai-compatible',
      model: 'm',
      apiKey: '',
      baseUrl: local.AI_BASE_URL,
    });
    expect(problemsOf({ AI_PROVIDER: 'anthropic' })).toEqual([
      'AI_MODEL is required with AI_PROVIDER',
      'AI_API_KEY is required with AI_PROVIDER=anthropic',
    ]);
    expect(problemsOf({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toEqual([
      expect.stringMatching(/^AI_BASE_URL is required/),
    ]);
  });

  it('drops the slash at the end of the public address', () => {
    expect(configOf({ VELA_PUBLIC_URL: 'https://vela.example.com/' }).publicUrl).toBe('https://vela.example.com');
  });
});
