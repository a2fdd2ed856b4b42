import { errandsIn } from './errands.ts';
import { firefox } from './firefox.ts';

errandsIn(firefox);
