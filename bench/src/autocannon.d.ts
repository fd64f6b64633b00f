/** The part of autocannon's interface that the benches use; the package brings no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string;
  }

  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: { setupRequest: (request: Request) => Request }[];
  }

  interface Run extends PromiseLike<unknown> {
    on(
      event: 'response',
      listener: (client: unknown, statusCode: number, resBytes: number, responseTimeMs: number) => void,
    ): this;
    on(event: 'reqError', listener: (error: Error) => void): this;
  }

  export default function autocannon(options: Options): Run;
}
