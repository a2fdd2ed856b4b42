import { errandsIn } from './errands.ts';
import { webkit } from './webkit.ts';

errandsIn(webkit);
