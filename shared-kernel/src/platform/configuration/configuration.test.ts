import { parseConfiguration } from './configuration';

const supabase = { url: 'https://back-end.example', anonKey: 'public' };

test('a configuration is read from JSON, and may be of a later version', () => {
  expect(parseConfiguration({})).toEqual({});
  expect(parseConfiguration({ supabase, later: true })).toMatchObject({ supabase });
});

test.each([[null], ['text'], [{ supabase: {} }], [{ supabase: { url: 4, anonKey: 'a' } }]])(
  'a faulty configuration, %j, is a fault of the deployment',
  (json) => {
    expect(() => parseConfiguration(json)).toThrow('The run-time configuration is faulty');
  },
);
