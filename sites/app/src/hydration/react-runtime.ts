/*
 * React waits in a closure until somebody asks for it. Asked for here, it is evaluated in a task of its own, and not
 * together with our code: two short tasks in place of one of more than 100 ms on a slow phone.
 */
import 'react-dom/client';
