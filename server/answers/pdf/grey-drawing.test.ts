import { expect, test } from 'vitest';

import { greyDrawing } from './grey-drawing.ts';

test('colours are as light as they were, and dark paper has none', () =>
  expect(
    greyDrawing(
      '<svg><style>[fill="#1b5e9f"]{fill:#000}</style><path fill="#1B5E9F" stroke="#ffffff"/></svg>',
    ),
  ).toBe('<svg><path fill="#545454" stroke="#ffffff"/></svg>'));
